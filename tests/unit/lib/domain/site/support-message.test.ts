import { expect, it } from 'vitest';
import { blankMessage, fillMessage } from '@/lib/domain/site/support-message';

const MESSAGE = 'Hello. Username: {username}. Game: ____. ID {id}, {amount} (why?).';
const BLANK_MESSAGE = 'Hello. Username: ____. Game: ____. ID ____, ____ (why?).';

it('has a blank for all that is the player’s', () => {
  expect(blankMessage(MESSAGE)).toBe(BLANK_MESSAGE);
});

it('fills in what is known, and leaves the other blanks', () => {
  expect(fillMessage(MESSAGE, BLANK_MESSAGE, { username: 'demo1' })).toBe('Hello. Username: demo1. Game: ____. ID ____, ____ (why?).');
});

it('keeps what the player wrote into other blanks', () => {
  const written = 'Hello. Username: me. Game: Shapla\nGold. ID ____, ____ (why?).';
  expect(fillMessage(MESSAGE, written, { username: 'demo1', id: 'DP-1', amount: 'RM\u00a05.00' })).toBe(
    'Hello. Username: demo1. Game: Shapla\nGold. ID DP-1, RM\u00a05.00 (why?).',
  );
});

it('leaves a message that was rewritten as it is', () => {
  for (const written of ['My own words', 'I am ____. Please hurry.'])
    expect(fillMessage('I am {username}.', written, { username: 'demo1' })).toBeUndefined();
});

it('fills the prepared message in where the field was emptied', () => {
  expect(fillMessage('I am {username}.', ' \n', { username: 'demo1' })).toBe('I am demo1.');
});

it('puts in what looks like a place or a pattern as it is', () => {
  expect(fillMessage('I am {username}, {id}.', 'I am ____, ____.', { username: '{id} $1', id: '7' })).toBe('I am {id} $1, 7.');
});
