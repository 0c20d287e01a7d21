import { isPassing, type Problem } from '@/lib/domain/problem';
import type { KnownRefusal } from '@/lib/domain/report/known-refusals';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import type { AnswerSlug } from '@/lib/domain/site/answers';

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
