import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadKnownWords } from '@/islands/ui/known-words';
import { BackendWords, LongText } from '@/islands/ui/LongText';

it('shows a short text whole', () => {
  const { container } = render(<LongText text={'x'.repeat(500)} more="More" />);
  expect(container.textContent).toBe('x'.repeat(500));
});

it('puts the rest of a long text behind a button, and cuts between two words', () => {
  const text = 'Your deposit is being checked. '.repeat(40).trim();
  const { container } = render(<LongText text={text} more="More" />);
  const rest = screen.getByText('More').closest('details');
  expect(rest?.open).toBe(false);
  const start = container.firstChild?.textContent ?? '';
  expect(start.length).toBeGreaterThan(480);
  expect(start.endsWith(' ')).toBe(true);
  expect(container.textContent).toBe(`${start}More${text.slice(start.length)}`);
});

it('cuts a text without spaces between two characters', () => {
  const { container } = render(<LongText text={'🪔'.repeat(501)} more="More" />);
  expect(container.firstChild?.textContent).toBe('🪔'.repeat(500));
  expect(container.textContent).toBe(`${'🪔'.repeat(500)}More🪔`);
});

it('cuts a long word rather than show two short ones alone', () => {
  const { container } = render(<LongText text={`Error at ${'x'.repeat(600)}`} more="More" />);
  expect(container.firstChild?.textContent).toBe(`Error at ${'x'.repeat(491)}`);
});

it.each(['Use code <WELCOME>', '<b>Ask</b> support &amp; wait', 'No'])('shows every character of “%s”, once', async (text) => {
  document.documentElement.dataset['language'] = 'bd';
  await loadKnownWords();
  const { container } = render(<BackendWords text={text} more="More" />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('b, welcome')).toBeNull();
});
