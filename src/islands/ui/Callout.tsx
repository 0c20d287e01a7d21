import * as icons from '@/assets/icons';
import { problemText, type Result } from '@/lib/domain/problem';
import { Icon } from './Icon';
import type { Elements } from './jsx/jsx-runtime';
import { LongText } from './LongText';
import { TabLink, type TabLinkProps } from './TabLink';

const KINDS = {
  success: { icon: icons.done, color: 'text-success', role: 'status' },
  error: { icon: icons.alert, color: 'text-danger', role: 'alert' },
  info: { icon: icons.info, color: 'text-accent', role: 'status' },
} as const;

export interface CalloutContent {
  kind: keyof typeof KINDS;
  /** What it is about, where it stands in place of a page or a form. */
  title?: string | undefined;
  text: string;
  /** 'More', for a text of the backend, which may be long. */
  more?: string;
  why?: TabLinkProps | undefined;
}

interface Props {
  notice: CalloutContent | undefined;
  /** What else is said, after the text; not announced. */
  children?: Elements;
  /** The player's next step: one gold button or link. */
  next?: Elements;
  /** Another way on: a quiet one. */
  other?: Elements;
}

/** What is awaited, done, refused or failed, and what to do next. Always in the page: screen readers announce only what enters an existing live region. */
export function Callout({ notice, children, next, other }: Props) {
  const { icon, color, role } = KINDS[notice?.kind ?? 'info'];
  return (
    <div
      className={
        notice ? 'flex flex-col gap-3 rounded-control bg-raised p-3 wrap-anywhere' : 'absolute'
      }
    >
      <div className={`flex items-start gap-2 text-sm ${color}`}>
        <div role={role} className="flex min-w-0 flex-1 items-start gap-2">
          {notice && (
            <>
              <Icon path={icon} />
              <div className="min-w-0 text-text">
                {notice.title && <h2 className="pb-1 text-lg">{notice.title}</h2>}
                {notice.more ? (
                  <LongText text={notice.text} more={notice.more} />
                ) : (
                  <span>{notice.text}</span>
                )}
              </div>
            </>
          )}
        </div>
        {/* After the words, so that they are announced without it; as high as a finger, in a notice of one line. */}
        {notice?.why && (
          <span className="-my-3 -me-1 flex">
            <TabLink {...notice.why} />
          </span>
        )}
      </div>
      {notice && children && <div className="-mt-2 ps-8 text-sm">{children}</div>}
      {notice && next}
      {notice && other && <div className="flex flex-wrap justify-center gap-x-4">{other}</div>}
    </div>
  );
}

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
export function resultCallout(
  result: Result<string | undefined>,
  { done, refused, failed = refused }: Texts,
  { maintenance, more }: Messages,
): CalloutContent {
  if (result.ok) return { kind: 'success', text: result.value ?? done, more };
  const fallback = result.problem.kind === 'refused' ? refused : failed;
  return { kind: 'error', text: problemText(result.problem, fallback, maintenance), more };
}
