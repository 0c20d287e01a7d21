import * as v from 'valibot';
import type messages from '../../content/messages/en/money.json';
import { type AmountProblem, readAmount } from '../domain/money/amount.ts';

const code = (key: AmountProblem & keyof typeof messages) => key;

/** The amount of a money form (spec section 5): typed text in, a decimal of major units out. */
export const Amount = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readAmount(dataset.value);
    if (read.ok) return read.decimal;
    addIssue({ message: code(read.problem) });
    return NEVER;
  }),
);

/** Something that is chosen from a list. */
export const Chosen = (required: string) => v.pipe(v.string(), v.nonEmpty(required));
