import { pageAddress } from '@/lib/browser/page/page-language';
import { type AnswerSlug, answerRoute } from '@/lib/domain/site/answers';
import type { TabLinkProps } from './ui/TabLink';

/** The link from a message to the answer that explains it. `label` names it for screen readers, and begins with `why`. */
export function whyOf({ why }: { why: string }, label: string, answer: AnswerSlug): TabLinkProps {
  return { text: why, label, address: pageAddress(answerRoute(answer)) };
}
