import { atom } from 'nanostores';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { delay } from '@/lib/browser/page/when';
import type { ReportRow } from '@/lib/domain/report/report';
import { createSentRequests } from '@/lib/stores/money/sent-requests';
import { fakeCall, offline, type Sent } from '../../fake-backend.ts';
import { type Row, reportResponse, row } from '../../report-rows.ts';

const PLAYER = '7';
const AMOUNT = '12.50';
const ALL_LOOKS_MS = 40_000;

let rows: Row[];
let isOffline: boolean;
/** How long an answer is on its way. */
let slowMs: number;

beforeEach(() => {
  vi.useFakeTimers();
  rows = [row('D1', 'Approved')];
  isOffline = false;
  slowMs = 0;
});

/** The store of a page; a later one is the page after a reload, or another tab. */
function openPage() {
  const { call, sent: reads } = fakeCall({
    async 'v1/report'(request: Sent) {
      const response = isOffline ? offline() : reportResponse(rows, request);
      if (slowMs) await delay(slowMs);
      return response;
    },
  });
  const moneyMoved = atom(0);
  const push = () => moneyMoved.set(moneyMoved.get() + 1);
  return { ...createSentRequests({ call, moneyMoved }), push, reads };
}

/** Sends a deposit whose form was filled in too fast. */
const send = (page = openPage(), request = 'one') =>
  page.noteSent(PLAYER, request, { kind: 'deposit', amount: AMOUNT });

/** Fills in a form and sends it. */
async function fillIn(page = openPage(), request = 'one') {
  await page.readKnownRows('deposit');
  vi.advanceTimersByTime(1);
  return send(page, request);
}

/** Sends a request that is answered. */
function answer(page = openPage()): void {
  page.noteOutcome(
    page.noteSent(PLAYER, 'other', { kind: 'transfer', amount: AMOUNT }),
    'answered',
  );
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Opens the form's page again, and waits for the first look. */
async function reload() {
  vi.advanceTimersByTime(1);
  const page = openPage();
  const close = page.lookForUnanswered('deposit', PLAYER);
  await pass(0);
  return { ...page, close, status: () => page.$unanswered.get()?.status };
}
const statusAfterReload = async () => (await reload()).status();

function addRow(status: string): void {
  rows = [row('D2', status), ...rows];
}

describe('after a reload, a request without an answer', () => {
  test('is found at once where it is in the report, and not looked for again', async () => {
    await fillIn();
    addRow('Pending');
    const { $unanswered, reads } = await reload();
    expect($unanswered.get()).toMatchObject({
      status: 'found',
      sent: { amount: AMOUNT },
      row: { id: 'D2', status: 'Pending' },
    });
    await pass(ALL_LOOKS_MS);
    // The second is for the next request.
    expect(reads).toHaveLength(2);
    expect(await statusAfterReload()).toBeUndefined();
  });

  test('is found by a later look; only what was found is dismissed', async () => {
    await fillIn();
    const { status, dismissUnanswered } = await reload();
    dismissUnanswered();
    expect(status()).toBe('looking');
    addRow('Approved');
    await pass(2_000);
    expect(status()).toBe('found');
    dismissUnanswered();
    expect(status()).toBeUndefined();
  });

  test('is looked for a few times where it never comes, with growing pauses, and asked about for a minute more', async () => {
    await fillIn();
    const { status, reads, isRepeat } = await reload();
    const counts = [];
    for (const ms of [1_999, 1, 5_000, 10_000, 19_999]) {
      await pass(ms);
      counts.push(reads.length);
    }
    expect([counts, status()]).toEqual([[1, 2, 3, 4, 4], 'looking']);
    await pass(1);
    expect([status(), await statusAfterReload()]).toEqual(['notFound', undefined]);
    await pass(59_000);
    expect(isRepeat('one')).toBe(true);
  });

  test('is the only one that is asked about as long as it is looked for, also after its minute', async () => {
    await fillIn();
    slowMs = 61_000;
    const { isRepeat, status } = await reload();
    await pass(60_500);
    expect([status(), isRepeat('one'), isRepeat('two')]).toEqual(['looking', true, false]);
  });

  test('is said by the next page where its form was closed just before a look found it', async () => {
    await fillIn();
    const { status, close, reads, push } = await reload();
    addRow('Pending');
    push();
    close();
    await pass(ALL_LOOKS_MS);
    push();
    expect([status(), reads.length]).toEqual([undefined, 2]);
    expect(await statusAfterReload()).toBe('found');
  });

  test.each<[string, () => unknown]>([
    ['the rows have not been read', () => send()],
    [
      'rows of another kind have been read',
      async () => {
        const page = openPage();
        await page.readKnownRows('withdraw');
        send(page);
      },
    ],
    [
      'an older one is not answered yet',
      async () => [await fillIn(), await fillIn(openPage(), 'two')],
    ],
    [
      'another tab has sent something in the moment when they were read',
      async () => {
        const page = openPage();
        await page.readKnownRows('deposit');
        answer();
        await fillIn(page);
      },
    ],
    [
      'a row before it could not be read',
      async () => {
        rows = [{ ...row('D1', 'Approved'), transaction_id: null as never }];
        await fillIn();
        rows = [row('D1', 'Approved')];
      },
    ],
  ])('has no row when %s', async (_, prepare) => {
    await prepare();
    addRow('Approved');
    const { status, reads } = await reload();
    expect([status(), reads]).toEqual(['notFound', []]);
  });

  test('has no row that a later request of another tab may have brought, nor has one that is sent a moment later', async () => {
    await fillIn();
    const page = await reload();
    vi.advanceTimersByTime(1);
    answer();
    addRow('Approved');
    await pass(2_000);
    expect(page.status()).toBe('notFound');
    expect((await fillIn(page, 'two')).knownIds).toBeUndefined();
  });

  test('is not looked for any more once another one is sent', async () => {
    await fillIn();
    const page = await reload();
    send(page, 'two');
    addRow('Approved');
    await pass(ALL_LOOKS_MS);
    expect([page.status(), await statusAfterReload()]).toEqual([undefined, 'notFound']);
  });
});

test.each([
  ['the open form', 'deposit', PLAYER, 'looking'],
  ['no other form', 'withdraw', PLAYER, undefined],
  ['no form that is closed', 'deposit', '', undefined],
  ['no other player’s form', 'deposit', '8', undefined],
] as const)('a request without an answer is looked for by %s', async (_, kind, player, status) => {
  const page = openPage();
  const close = page.lookForUnanswered(kind, player || PLAYER);
  if (!player) close();
  page.noteOutcome(await fillIn(page), 'unanswered');
  expect(page.$unanswered.get()?.status).toBe(status);
});

test.each(['answered', 'refused'] as const)(
  'one that was %s is not looked for, and the next can be told by its row at once',
  async (state) => {
    const page = openPage();
    page.noteOutcome(await fillIn(page), state);
    expect(await statusAfterReload()).toBeUndefined();
    await fillIn(page, 'two');
    addRow('Approved');
    expect(await statusAfterReload()).toBe('found');
  },
);

test('the newest rows are read once while a form is being filled in, and again after a failure, after a request, and in the next form', async () => {
  const page = openPage();
  isOffline = true;
  await page.readKnownRows('deposit');
  isOffline = false;
  await Promise.all([page.readKnownRows('deposit'), page.readKnownRows('deposit')]);
  expect(page.reads).toHaveLength(2);
  await fillIn(page);
  await page.readKnownRows('deposit');
  expect(page.reads).toHaveLength(3);
  page.lookForUnanswered('withdraw', PLAYER)();
  await page.readKnownRows('deposit');
  expect(page.reads).toHaveLength(4);
});

test.each([
  ['was not found', [], ['D1']],
  ['was rejected', [row('D2', 'Rejected')], ['D2', 'D1']],
])(
  'after a request that %s the same can be told by its row, whatever was read before that',
  async (_, booked, knownIds) => {
    await fillIn();
    const page = await reload();
    await page.readKnownRows('deposit');
    rows = [...booked, ...rows];
    await pass(ALL_LOOKS_MS);
    expect(send(page)).toMatchObject({ knownIds });
  },
);

test.each([
  ['not told by its row within a minute', 59_997, 'notFound'],
  ['told by its row later', 60_000, 'found'],
])(
  'a request after one that could not be looked for is %s, whatever was answered meanwhile',
  async (_, ms, status) => {
    send();
    const page = await reload();
    answer();
    await pass(ms);
    await fillIn(page, 'two');
    addRow('Approved');
    expect(await statusAfterReload()).toBe(status);
  },
);

describe('a request that is followed', () => {
  /** A page whose deposit has been taken, and what it is told of the row. */
  async function follow(known?: ReportRow) {
    const page = openPage();
    const sent = known ? send(page) : await fillIn(page);
    page.reads.length = 0;
    const given: string[] = [];
    const give = (text: string) => void given.push(text);
    page.follow(
      sent,
      known,
      ({ id, status }) => give(`${id} ${status}`),
      () => give('missed'),
    );
    return { ...page, given };
  }

  test('is looked at no more once it is decided', async () => {
    const { given, reads } = await follow();
    addRow('Approved');
    await pass(ALL_LOOKS_MS);
    expect([given, reads.length]).toEqual([['D2 Approved'], 1]);
  });

  test('is looked at a few times while it is not decided, and then once with each push, without taking another row for its own', async () => {
    const { given, reads, push } = await follow();
    addRow('Processing');
    await pass(10 * ALL_LOOKS_MS);
    expect([given.at(-1), reads.length]).toEqual(['D2 Processing', 5]);
    for (const [id, status] of [
      ['D2', 'Rejected'],
      ['D3', 'Approved'],
    ] as const) {
      rows = [row(id, status)];
      // What a return has asked for again is announced in the same way.
      document.dispatchEvent(new Event('visibilitychange'));
      push();
      await pass(0);
    }
    expect([given.at(-1), reads.length]).toEqual(['D2 Rejected', 7]);
  });

  test('gets no older state from a look that takes longer than the next one', async () => {
    const { given, push } = await follow();
    addRow('Pending');
    await pass(ALL_LOOKS_MS);
    slowMs = 6_000;
    push();
    await pass(1_000);
    slowMs = 0;
    rows = [row('D2', 'Approved')];
    push();
    await pass(ALL_LOOKS_MS);
    expect(given.at(-1)).toBe('D2 Approved');
  });

  test('is followed by its id where its row is known, also after a look without a network', async () => {
    const { given } = await follow({ id: 'D1', status: 'Pending' } as ReportRow);
    isOffline = true;
    addRow('Approved');
    await pass(1_000);
    expect(given).toEqual([]);
    isOffline = false;
    await pass(1_000);
    expect(given).toEqual(['D1 Approved']);
  });
});
