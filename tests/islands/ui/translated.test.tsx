import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '@/islands/ui/Button';
import { DetailsList } from '@/islands/ui/DetailsList';
import type { Elements } from '@/islands/ui/jsx/jsx-runtime';

/** As a browser translates a page: every text goes, and elements of the translator's stand in its place. */
function translate(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).append(`«${text.data}»`);
    text.replaceWith(outer);
  }
}

test('a value beside a button is the new one', () => {
  const list = (value: string) => (
    <DetailsList
      items={[{ label: 'Number', value, action: <button type="button">Copy</button> }]}
    />
  );
  const { rerender, container } = render(list('2201'));
  translate(container);
  expect(screen.getByRole('definition').textContent).toBe('«2201»«Copy»');
  rerender(list('0087'));
  expect(screen.getByRole('definition').textContent).toBe('0087«Copy»');
});

test('a button is busy with its words, and gets other ones', () => {
  const { rerender, container } = render(<Button>Send</Button>);
  translate(container);
  rerender(<Button busy>Send</Button>);
  expect(screen.getByRole('button').textContent).toBe('«Send»');
  rerender(<Button>Send now</Button>);
  expect(screen.getByRole('button').textContent).toBe('Send now');
});

/** `npm run check` fails where one of these is a type error no longer. */
const [name, amount] = ['Rahman', 5];
const refused: Record<string, () => Elements> = {
  'a text beside an element': () => (
    // @ts-expect-error
    <p>
      Sent <b>now</b>
    </p>
  ),
  'a value beside an element': () => (
    // @ts-expect-error
    <p>
      {name}
      <b>now</b>
    </p>
  ),
  'a value beside a text': () => (
    // @ts-expect-error
    <p>RM {amount}</p>
  ),
  'several texts': () => (
    // @ts-expect-error
    <p>{[name, name].map((each) => each)}</p>
  ),
};
// @ts-expect-error
refused['a bare text as a component'] = () => <BareText />;
test.each(Object.keys(refused))('the types refuse %s', (what) => {
  expect(() => render(refused[what]?.())).not.toThrow();
});

function BareText() {
  return 'a text';
}
