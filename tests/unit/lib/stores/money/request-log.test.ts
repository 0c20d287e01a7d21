import { beforeEach, expect, test, vi } from 'vitest';
import type { SentRequest } from '@/lib/domain/report/sent-request';
import {
  hashOf,
  isLastSent,
  logRequest,
  mayHaveRowSince,
  unansweredOf,
  wasSentRecently,
} from '@/lib/stores/money/request-log';

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers());

function send(request: string): SentRequest {
  vi.advanceTimersByTime(1);
  const sent = {
    kind: 'deposit' as const,
    hash: hashOf(request),
    amount: '10',
    sentAt: Date.now(),
    knownIds: ['1'],
  };
  logRequest(sent, 'unanswered');
  return sent;
}
const recent = () =>
  ['one', 'two', 'three', 'four'].filter((request) => wasSentRecently(hashOf(request)));

test('each request is remembered beside the others until a minute after what was heard of it last, and not after a refusal', () => {
  const [one, two, three] = [send('one'), send('two'), send('three')];
  logRequest(two, 'refused');
  expect(recent()).toEqual(['one', 'three']);
  vi.advanceTimersByTime(59_999);
  logRequest(one, 'answered');
  expect(recent()).toEqual(['one', 'three']);
  vi.advanceTimersByTime(1);
  expect(recent()).toEqual(['one']);
  expect([one, two, three].map(isLastSent)).toEqual([false, false, true]);
});

test('what is older than half an hour stays the last one, and gives way to the next', () => {
  const one = send('one');
  vi.advanceTimersByTime(HOUR_MS);
  expect(isLastSent(one)).toBe(true);
  send('two');
  expect([isLastSent(one), JSON.parse(localStorage.getItem('money_sent') ?? '').length]).toEqual([
    false,
    1,
  ]);
});

test('what was heard of a request since a time may have brought a row', () => {
  const one = send('one');
  const { sentAt } = one;
  logRequest(one, 'answered');
  expect([sentAt, sentAt + 1].map(mayHaveRowSince)).toEqual([true, false]);
  vi.advanceTimersByTime(10);
  logRequest(one, 'answered');
  expect([sentAt + 9, sentAt + 10].map(mayHaveRowSince)).toEqual([true, false]);
});

test('a clock that is set back does not ask about a request for hours, but tells no row', () => {
  send('one');
  vi.setSystemTime(Date.now() - 5 * HOUR_MS);
  expect([recent(), mayHaveRowSince(Date.now())]).toEqual([[], true]);
});

test.each(['nonsense', '{}', '[["x", 1]]', '[5]', '[null]'])(
  '%s in storage is nothing',
  (stored) => {
    localStorage.setItem('money_sent', stored);
    expect([recent(), mayHaveRowSince(0)]).toEqual([[], false]);
    const one = send('one');
    expect([recent(), isLastSent(one)]).toEqual([['one'], true]);
  },
);

test.each([{ knownIds: 'nonsense' }, { knownIds: 5 }, { amount: 5 }])(
  'what was changed to %j in the tab is nothing',
  (changed) => {
    const [sent, unanswered] = [send('one'), unansweredOf('deposit')];
    unanswered.write('7', sent);
    expect([unanswered.read('7'), unanswered.read('8')]).toEqual([sent, undefined]);
    sessionStorage.setItem(
      'draft_deposit_sent',
      JSON.stringify({ ...sent, player: '7', at: Date.now(), ...changed }),
    );
    expect(unanswered.read('7')).toBeUndefined();
  },
);
