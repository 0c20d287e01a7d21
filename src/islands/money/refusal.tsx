import type { ReactNode } from 'react';
import { type Problem, problemText } from '@/lib/domain/problem';
import { knownRefusal, type RefusalText } from '@/lib/domain/report/known-refusals';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import { BackendWords } from '../ui/LongText';
import { WhyLink } from '../ui/WhyLink';
import { whyOf } from '../why';
import type { MoneyNotice } from './money-messages';
import { refusalAnswer } from './refusal-answer';

export type RefusalTexts = { failed: string; error: string; maintenance: string; more: string; why: string; whyRefused: string } & {
  [Key in RefusalText]?: string;
};

export interface Refusal {
  /** The fields that it is about: at the first one it stands. Empty where that is not known. */
  fields: readonly string[];
  /** The words for the field. */
  words: ReactNode;
  /** The same above the button. */
  notice: MoneyNotice;
}

/** What the backend's refusal says: in the player's language where the specification names its words, and otherwise as it was sent. */
export function refusalOf(kind: MoneyKind, problem: Problem, messages: RefusalTexts): Refusal {
  const isRefused = problem.kind === 'refused';
  const sent = problemText(problem, isRefused ? messages.failed : messages.error, messages.maintenance);
  const known = isRefused ? knownRefusal(kind, sent) : undefined;
  const text = (known?.text && messages[known.text]) ?? sent;
  const original = text.toLowerCase() === sent.toLowerCase() ? undefined : sent;
  const { more } = messages;
  const why = whyOf(messages, messages.whyRefused, refusalAnswer(kind, sent, known));
  return {
    fields: known?.fields ?? [],
    words: (
      <>
        <BackendWords {...{ text, original, more }} />
        <WhyLink {...why} />
      </>
    ),
    notice: { kind: 'error', text, more, ...(original && { original }), why },
  };
}
