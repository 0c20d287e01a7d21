import { parseSen } from '../../../ledger/amount.ts';
import type { UploadStore } from '../../../pictures/upload-store.ts';
import { checkText, type DeskForm, type Problems, pictureOf } from '../forms/form.ts';
import type { BonusTerms, DeskPromotion, PromotionChange } from './promotion-store.ts';

/** In characters. */
export const MAX_LENGTH = { name: 200, content: 100_000 } as const;
/** Cards are shown this wide on phones with a dense screen. */
const MIN_PICTURE_WIDTH = 480;
/** A promotion for readers of every language has none of its own. */
export const EVERY_LANGUAGE = '';

const TERMS = ['percent', 'limit', 'turnoverTimes', 'minimumDeposit', 'days'] as const;
type Term = (typeof TERMS)[number];

/** A promotion's form as it was typed. */
export interface PromotionFields {
  name: string;
  content: string;
  /** Address of the picture. */
  image: string;
  language: string;
  terms: Readonly<Record<Term, string>>;
}

const NO_TERMS = { percent: '', limit: '', turnoverTimes: '', minimumDeposit: '', days: '' } as const;

export const emptyPromotion: PromotionFields = { name: '', content: '', image: '', language: EVERY_LANGUAGE, terms: NO_TERMS };

export function fieldsOf({ name, content, image, language }: DeskPromotion): PromotionFields {
  return { name, content, image, language: language ?? EVERY_LANGUAGE, terms: NO_TERMS };
}

const WHOLE = /^\d{1,4}$/;
const TERM_RULES: Readonly<Record<Term, readonly [read: (text: string) => number | undefined, problem: string]>> = {
  percent: [(text) => wholeNumber(text, 1, 500), 'A whole number from 1 to 500'],
  limit: [parsePositiveSen, 'An amount such as 150 or 150.00'],
  turnoverTimes: [(text) => wholeNumber(text, 1, 100), 'A whole number from 1 to 100'],
  minimumDeposit: [parsePositiveSen, 'An amount such as 30 or 30.00'],
  days: [(text) => wholeNumber(text, 1, 365), 'A whole number from 1 to 365'],
};

function wholeNumber(text: string, min: number, max: number): number | undefined {
  const number = WHOLE.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}

function parsePositiveSen(text: string): number | undefined {
  const sen = parseSen(text);
  return sen === undefined || sen === 0 ? undefined : sen;
}

/** The terms of a deposit's bonus: all of them or none, and undefined for none. */
function termsOf(typed: PromotionFields['terms'], problems: Problems): BonusTerms | undefined {
  if (TERMS.every((name) => typed[name] === '')) return;
  const numbers = TERMS.map((name) => {
    const [read, problem] = TERM_RULES[name];
    const number = read(typed[name]);
    if (number === undefined) problems[name] = problem;
    return [name, number ?? 0];
  });
  return Object.fromEntries(numbers) as Record<Term, number>;
}

interface ReadPromotion {
  fields: PromotionFields;
  problems: Problems;
  promotion: PromotionChange;
  terms: BonusTerms | undefined;
}

/**
 * Reads a promotion's form.
 * @param before the address of its picture so far; empty for a new one
 * @param languages app codes of the site's languages
 */
export async function readPromotion(
  form: DeskForm,
  uploads: UploadStore,
  { before, languages }: { before: string; languages: readonly string[] },
): Promise<ReadPromotion> {
  const problems: Problems = {};
  const [name, content, language] = [form.typed('name'), form.typed('content'), form.typed('language')];
  checkText(problems, 'name', name, { label: 'The name', max: MAX_LENGTH.name });
  checkText(problems, 'content', content, { label: 'The content', max: MAX_LENGTH.content });
  if (language !== EVERY_LANGUAGE && !languages.includes(language)) problems['language'] = 'Choose a language from the list';
  const image = await pictureOf(form, uploads, problems, { before, minWidth: MIN_PICTURE_WIDTH });
  const typed = Object.fromEntries(TERMS.map((term) => [term, form.typed(term)])) as PromotionFields['terms'];
  return {
    fields: { name, content, image, language, terms: typed },
    problems,
    promotion: { name, content, image, language: language === EVERY_LANGUAGE ? null : language },
    terms: termsOf(typed, problems),
  };
}
