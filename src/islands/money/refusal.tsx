import { isPassing, type Problem, problemText } from '@/lib/domain/problem';
import { type KnownRefusal, knownRefusal } from '@/lib/domain/report/known-refusals';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import type { AnswerSlug } from '@/lib/domain/site/answers';
import type { Content } from '../ui/jsx/jsx-runtime';
import { BackendWords } from '../ui/LongText';
import { WhyLink } from '../ui/WhyLink';
import { whyOf } from '../why';
import type { MoneyNotice } from './money-messages';

type RefusalTexts = { failed: string; error: string; maintenance: string; more: string; why: string; whyRefused: string };

export interface Refusal {
  /** The fields that it is about: at the first one it stands. Empty where that is not known. */
  fields: readonly string[];
  /** The words for the field. */
  words: Content;
  /** The same above the button. */
  notice: MoneyNotice;
}

/** What the backend's refusal says, and which fields it is about. */
export function refusalOf(kind: MoneyKind, problem: Problem, messages: RefusalTexts): Refusal {
  const isRefused = problem.kind === 'refused';
  const text = problemText(problem, isRefused ? messages.failed : messages.error, messages.maintenance);
  const known = isRefused ? knownRefusal(kind, text) : undefined;
  const { more } = messages;
  const why = whyOf(messages, messages.whyRefused, refusalAnswer(kind, text, known));
  return {
    fields: known?.fields ?? [],
    words: (
      <>
        <BackendWords {...{ text, more }} />
        <WhyLink {...why} />
      </>
    ),
    notice: { kind: 'error', text, more, why },
  };
}

/** Words of a backend about turnover that remains: in English, and as the glossary has them. */
const TURNOVER = /turn\s?over|roll\s?over|wager|টার্নওভার|流水/i;

const BY_KIND = {
  deposit: 'deposit-not-credited',
  withdraw: 'withdrawal-not-paid',
  transfer: 'balance-differs',
} as const satisfies Record<MoneyKind, AnswerSlug>;

/** The answer that explains a refused request or a transaction that was not approved. */
export function refusalAnswer(kind: MoneyKind, words = '', known?: KnownRefusal): AnswerSlug {
  if (TURNOVER.test(words)) return 'turnover';
  if (known?.fields.includes('promotion')) return 'promotion-not-applied';
  return known?.fields.includes('channel') ? 'where-to-pay' : BY_KIND[kind];
}

/** The answer that explains why a form cannot be used. */
export function disabledAnswer(kind: MoneyKind, problem: Problem): AnswerSlug {
  if (isPassing(problem)) return 'page-does-not-load';
  const isAboutTurnover = problem.kind === 'refused' && TURNOVER.test(problem.message ?? '');
  if (isAboutTurnover) return 'turnover';
  return kind === 'deposit' ? 'where-to-pay' : BY_KIND[kind];
}
