import type { Choice } from '@/lib/domain/money/deposit';

/** The options of a select: one for each choice. */
export function choiceOptions(choices: readonly Choice[]): { value: string; label: string }[] {
  return choices.map(({ id, name }) => ({ value: id, label: name }));
}
