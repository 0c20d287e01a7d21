import { problemText, type Result } from '@/lib/domain/problem';
import type { NoticeContent } from './Notice';

interface Texts {
  /** Shown when the backend did it and sent no message of its own. */
  done: string;
  /** Shown when the backend refused without a message. */
  refused: string;
  /** Shown when there was no answer that could be read; without it, `refused` is. */
  failed?: string;
}

interface Messages {
  maintenance: string;
  more: string;
}

/** The notice about an action's result: the backend's own message where it sent one, otherwise a text of spec section 8. */
export function resultNotice(
  result: Result<string | undefined>,
  { done, refused, failed = refused }: Texts,
  { maintenance, more }: Messages,
): NoticeContent {
  if (result.ok) return { kind: 'success', text: result.value ?? done, more };
  const fallback = result.problem.kind === 'refused' ? refused : failed;
  return { kind: 'error', text: problemText(result.problem, fallback, maintenance), more };
}
