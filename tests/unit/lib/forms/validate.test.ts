import * as v from 'valibot';
import { expect, test } from 'vitest';
import { forward, RequiredText } from '@/lib/forms/fields';
import { errorTexts, type MessagesFor, validate } from '@/lib/forms/validate';

const sameTown = v.partialCheck<
  { town: string; again: string },
  [['town'], ['again']],
  { town: string; again: string },
  'townMismatch'
>([['town'], ['again']], ({ town, again }) => town === again, 'townMismatch');
const TownSchema = v.pipe(
  v.object({ town: RequiredText('townRequired'), again: v.string() }),
  forward(sameTown, 'again'),
);

test('a value that is no text is one error, of one key, and no rule over two fields is about it', () => {
  expect(validate(TownSchema, { town: 5, again: '' }).errors).toEqual({ town: 'invalid' });
});

// These hold when the tests are compiled (`npm run check`): vitest runs them without looking at types.
test('the message keys of a schema are required in the texts of a form', () => {
  // @ts-expect-error: no text for townMismatch
  const incomplete: MessagesFor<typeof TownSchema> = {
    townRequired: 'Where?',
    invalid: 'Please check this value',
  };
  expect(errorTexts({ town: 'townRequired', again: 'townMismatch' }, incomplete)).toEqual({
    town: 'Where?',
    again: 'Please check this value',
  });
});
