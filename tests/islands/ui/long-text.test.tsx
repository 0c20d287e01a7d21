import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LongText } from '@/islands/ui/LongText';

const SENTENCE = 'Your deposit is being checked. ';

it.each([
  ['a short text whole', 'x'.repeat(500), 500],
  ['a long text to the end of a word', SENTENCE.repeat(40), 496],
  ['a text without spaces to the end of a character', '🪔'.repeat(501), 1_000],
  ['a long word in part, rather than two short ones alone', `Error at ${'x'.repeat(600)}`, 500],
])('shows %s, and has the rest behind a button', (_, text, shown) => {
  const { container } = render(<LongText text={text} more="More" />);
  const rest = container.querySelector('details');
  expect(container.firstChild?.textContent).toBe(text.slice(0, shown));
  expect([rest?.open, rest?.textContent]).toEqual(
    shown < text.length ? [false, `More${text.slice(shown)}`] : [undefined, undefined],
  );
});

it.each(['Use code <WELCOME>', '<b>Ask</b> support &amp; wait', 'No'])(
  'shows every character of “%s”, once',
  (text) => {
    const { container } = render(<LongText text={text} more="More" />);
    expect(container.textContent).toBe(text);
    expect(container.querySelector('b, welcome')).toBeNull();
  },
);
