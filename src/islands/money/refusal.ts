import { isPassing, type Problem, problemText } from '@/lib/domain/problem';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import type { AnswerSlug } from '@/lib/domain/site/answers';
import { whyOf } from '../why';
import type { MoneyNotice } from './money-messages';

type RefusalTexts = {
  failed: string;
  error: string;
  maintenance: string;
  more: string;
  why: string;
  whyRefused: string;
};

/** What the backend's refusal says. */
export function refusalNotice(
  kind: MoneyKind,
  problem: Problem,
  messages: RefusalTexts,
): MoneyNotice {
  const text = problemText(
    problem,
    problem.kind === 'refused' ? messages.failed : messages.error,
    messages.maintenance,
  );
  return {
    kind: 'error',
    text,
    more: messages.more,
    next: 'support',
    why: whyOf(messages, messages.whyRefused, refusalAnswer(kind)),
  };
}

const BY_KIND = {
  deposit: 'deposit-not-credited',
  withdraw: 'withdrawal-not-paid',
  transfer: 'balance-differs',
} as const satisfies Record<MoneyKind, AnswerSlug>;

/** The answer that explains a refused request or a transaction that was not approved. */
export function refusalAnswer(kind: MoneyKind): AnswerSlug {
  return BY_KIND[kind];
}

/** The answer that explains why a form cannot be used. */
export function disabledAnswer(kind: MoneyKind, problem: Problem): AnswerSlug {
  if (isPassing(problem)) return 'page-does-not-load';
  return kind === 'deposit' ? 'where-to-pay' : BY_KIND[kind];
}
