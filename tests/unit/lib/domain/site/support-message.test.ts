import { expect, it } from 'vitest';
import { blankMessage, fillMessage } from '@/lib/domain/site/support-message';

const MESSAGE = 'Hello. Username: {username}. Game: ____. ID {id}, {amount} (why?).';
const BLANK_MESSAGE = 'Hello. Username: ____. Game: ____. ID ____, ____ (why?).';

it('has a blank for all that is the player’s', () => {
  expect(blankMessage(MESSAGE)).toBe(BLANK_MESSAGE);
});

it.each([
  [
    'fills in what is known, and leaves the other blanks',
    MESSAGE,
    BLANK_MESSAGE,
    'Hello. Username: demo1. Game: ____. ID ____, ____ (why?).',
  ],
  [
    'keeps what the player wrote into other blanks',
    MESSAGE,
    'Hello. Username: me. Game: Shapla\nGold. ID ____, ____ (why?).',
    'Hello. Username: demo1. Game: Shapla\nGold. ID ____, ____ (why?).',
  ],
  ['leaves a message that was rewritten', 'I am {username}.', 'My own words', undefined],
  ['leaves one that was written on behind a blank', 'I am {username}.', 'I am ____. Please hurry.', undefined],
  ['fills the prepared message in where the field was emptied', 'I am {username}.', ' \n', 'I am demo1.'],
])('%s', (_name, message, written, filled) => expect(fillMessage(message, written, { username: 'demo1' })).toBe(filled));

it('puts in all details, and as they are what looks like a place or a pattern', () => {
  const details = { username: '{id} $1', id: '7', amount: 'RM\u00a05.00' };
  expect(fillMessage(MESSAGE, BLANK_MESSAGE, details)).toBe('Hello. Username: {id} $1. Game: ____. ID 7, RM\u00a05.00 (why?).');
});
