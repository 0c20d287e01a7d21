import type { WritableAtom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft } from '@/lib/browser/storage/form-draft';
import type { ReportRow } from '@/lib/domain/report/report';
import { withdrawSchema } from '@/lib/forms/withdraw';
import { loadBalances } from '@/lib/stores/money/balances';
import { $isMoneyBeingFilled } from '@/lib/stores/money/money-being-filled';
import { createMoneyForm, type MoneyRules, restoreFields } from '@/lib/stores/money/money-form';
import { sentRequests } from '@/lib/stores/money/sent-requests';
import type { WithdrawSchema } from '@/lib/stores/money/withdraw-form';
import { fakeBackend, type Sent } from '../../fake-backend.ts';

type Rules = MoneyRules<WithdrawSchema, string[]>;

const EMPTY = { provider: '', amount: '', bank: '' };
const FILLED = { provider: '5', amount: '10', bank: '1' };
const SENT = { kind: 'withdraw', hash: 0, amount: '10', sentAt: 0, knownIds: undefined } as const;
const RAHIM = { id: '7', username: 'rahim' } as Parameters<Rules['schema']>[1];
const KARIM = { ...RAHIM, id: '8', username: 'karim' };

let load: ReturnType<typeof vi.fn<Rules['load']>>;
let send: ReturnType<typeof vi.fn<Rules['send']>>;
let close = () => {};
let requests: Sent[];
const balanceReads = () => requests.filter(({ path }) => path.endsWith('account-balance')).length;

async function open(rules: Partial<Rules> = {}, first?: Awaited<ReturnType<Rules['load']>>) {
  const form = createMoneyForm<WithdrawSchema, string[]>(
    {
      kind: 'withdraw',
      load,
      schema: () => withdrawSchema({ hasBanks: true, balanceOf: () => undefined }),
      newValues: () => EMPTY,
      restore: (draft) => restoreFields(draft, EMPTY, {}),
      send,
      ...rules,
    },
    RAHIM,
    first,
  );
  close = form.open();
  await vi.waitFor(() => expect(form.$closed.get()).not.toBe('loading'));
  return form;
}

beforeEach(() => {
  requests = fakeBackend({
    'v1/user/report': () => Response.json({ success: true, data: [] }),
    'v1/user/get-game-account-balance': () => Response.json({ credit: '5.00' }),
  });
  load = vi.fn<Rules['load']>(async () => ({ ok: true, value: ['5'] }));
  send = vi.fn<Rules['send']>(async () => ({
    status: 'done',
    value: { message: 'Taken' },
    sent: SENT,
  }));
});
afterEach(() => close());

test('it is closed by its pre-check, opens with the next one, and stays open when a later one fails', async () => {
  const problem = { kind: 'refused', message: 'No' } as const;
  load.mockResolvedValueOnce({ ok: false, problem });
  const form = await open();
  expect(form.$closed.get()).toEqual(problem);
  await form.check();
  expect(form.$closed.get()).toBeUndefined();
  load.mockResolvedValueOnce({ ok: false, problem });
  await form.check();
  expect([form.$closed.get(), form.$state.get().choices]).toEqual([undefined, ['5']]);
});

test('in a break it is closed and makes no call, where break and form belong together, and looks for one with every profile', async () => {
  const early = await open({ isStoppedByBreak: true });
  localStorage.setItem('break', `${Date.now() + 60_000} day`);
  early.setPlayer(RAHIM);
  expect(early.$closed.get()).toBe('break');
  close();
  load.mockClear();
  const form = await open({ isStoppedByBreak: true });
  expect([form.$closed.get(), load.mock.calls.length]).toEqual(['break', 0]);
  close();
  expect((await open()).$closed.get()).toBeUndefined();
});

test('what is not valid is named and not sent; what is valid is sent once at a time, and its draft goes with the answer', async () => {
  const form = await open();
  expect(form.submit()).toEqual(['provider', 'amount', 'bank']);
  expect([send.mock.calls.length, form.form.$focus.get()]).toEqual([
    0,
    ['provider', 'amount', 'bank'],
  ]);
  expect($isMoneyBeingFilled.get()).toBe(false);
  form.form.change(FILLED);
  expect($isMoneyBeingFilled.get()).toBe(true);
  expect(readDraft('withdraw', '7')).toMatchObject(FILLED);
  const answer = Promise.withResolvers<Awaited<ReturnType<Rules['send']>>>();
  send.mockReturnValueOnce(answer.promise);
  expect([form.submit(), form.submit(), form.$state.get().isPending]).toEqual([[], [], true]);
  answer.resolve({ status: 'done', value: { message: 'Taken' }, sent: SENT });
  await vi.waitFor(() =>
    expect(form.$state.get().done).toMatchObject({
      message: 'Taken',
      values: FILLED,
      playerId: '7',
    }),
  );
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[1]).toMatchObject({
    playerId: '7',
    isConfirmed: false,
    values: JSON.stringify(FILLED),
  });
  expect([readDraft('withdraw', '7'), $isMoneyBeingFilled.get()]).toEqual([{}, false]);
});

test('a question comes before the request; its yes is validated again, and its no sends nothing', async () => {
  const form = await open({ question: () => 'review' });
  form.form.change(FILLED);
  form.submit();
  expect(form.$state.get().question?.kind).toBe('review');
  form.cancel();
  expect(form.$state.get().question).toBeUndefined();
  form.submit();
  form.form.change({ provider: '' });
  expect(form.confirm()).toEqual(['provider']);
  expect(send).not.toHaveBeenCalled();
  form.form.change(FILLED);
  form.submit();
  form.confirm();
  expect(send).toHaveBeenCalledOnce();
});

test('a repeat is asked about beside what came of the last request, and sent as confirmed', async () => {
  const form = await open();
  form.form.change(FILLED);
  for (const status of ['unconfirmed', 'repeated'] as const) {
    send.mockResolvedValueOnce({ status });
    form.submit();
    await vi.waitFor(() => expect(form.$state.get().isPending).toBe(false));
  }
  expect(form.$state.get()).toMatchObject({
    outcome: { status: 'unconfirmed' },
    question: { kind: 'repeat' },
  });
  form.confirm();
  expect(send.mock.lastCall?.[1].isConfirmed).toBe(true);
});

test('it stays that of the player it was opened for until its request is done; then it is the new player’s, and empty', async () => {
  const form = await open();
  form.form.change(FILLED);
  form.setPlayer(KARIM);
  expect([form.openedFor().id, form.form.$values.get()]).toEqual(['7', FILLED]);
  form.submit();
  await vi.waitFor(() => expect(form.$state.get().done).toBeDefined());
  form.setPlayer(KARIM);
  expect([form.openedFor().id, form.form.$values.get(), form.$state.get().done]).toEqual([
    '8',
    EMPTY,
    undefined,
  ]);
});

test('with what can be chosen loaded before, it is open at once, and asks for nothing', async () => {
  const form = await open({}, { ok: true, value: ['5'] });
  expect([form.$closed.get(), form.form.$values.get(), load.mock.calls.length]).toEqual([
    undefined,
    EMPTY,
    0,
  ]);
});

test('what was filled in and its step are kept over a reload', async () => {
  const form = await open();
  form.setStep('payment');
  form.form.change(FILLED);
  form.setStep('choice');
  expect(readDraft('withdraw', '7')).toMatchObject({ ...FILLED, step: 'choice', address: '' });
  close();
  const again = await open();
  expect([again.step(), again.form.$values.get()]).toEqual(['choice', FILLED]);
  again.form.change(EMPTY);
  expect(readDraft('withdraw', '7')).toEqual({});
});

test.each([
  ['is done where it was taken', 'Pending', FILLED, true],
  ['stays a form where it was refused', 'Rejected', FILLED, false],
  [
    'stays a form where something else was typed since',
    'Pending',
    { ...FILLED, amount: '11' },
    false,
  ],
])(
  'a request without an answer that is found in the report %s',
  async (_, status, typed, isDone) => {
    const form = await open({ lostPayment: () => ({ gateway: 'DheuPay', page: 'lost' }) });
    form.form.change(typed);
    const row = { status, id: 'W1' } as ReportRow;
    const $unanswered = sentRequests.$unanswered as unknown as WritableAtom<object | undefined>;
    $unanswered.set({ status: 'looking', sent: { ...SENT, values: JSON.stringify(FILLED) } });
    expect(form.$state.get().done).toBeUndefined();
    $unanswered.set({ status: 'found', sent: { ...SENT, values: JSON.stringify(FILLED) }, row });
    const done = {
      row,
      payment: { gateway: 'DheuPay', page: 'lost' },
      values: FILLED,
      playerId: '7',
    };
    if (isDone) expect(form.$state.get().done).toMatchObject(done);
    else expect(form.$state.get().done).toBeUndefined();
    $unanswered.set(undefined);
  },
);

test('what can be chosen is asked for again where the page was away for long, and not before', async () => {
  await open();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 29 * 60_000);
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
  vi.spyOn(Date, 'now').mockReturnValue(now + 31 * 60_000);
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
  close();
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('how much of a receipt is sent shows while it is, and a refusal reads the balance again', async () => {
  await loadBalances(['5']);
  const answer = Promise.withResolvers<Awaited<ReturnType<Rules['send']>>>();
  send.mockImplementationOnce((_, { onUploadProgress }) => {
    onUploadProgress?.(0.5);
    return answer.promise;
  });
  const form = await open({ source: 'provider' });
  form.form.change(FILLED);
  form.submit();
  expect(form.$state.get().uploadedShare).toBe(0.5);
  const reads = balanceReads();
  answer.resolve({ status: 'refused', problem: { kind: 'refused', message: 'No' } });
  await vi.waitFor(() =>
    expect(form.$state.get()).toMatchObject({ isPending: false, outcome: { status: 'refused' } }),
  );
  expect([form.$state.get().uploadedShare, balanceReads() - reads]).toEqual([undefined, 1]);
});
