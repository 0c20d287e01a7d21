import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const UPLOAD = '../../../../src/lib/browser/files/upload.ts';
const withFile = () => {
  const body = new FormData();
  body.set('receipt', new Blob(['picture']));
  return { method: 'POST', body };
};

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.doUnmock(UPLOAD));

test('a file is sent with its progress, which is over with the answer', async () => {
  let tell: (share: number) => void = () => {};
  let answer: (response: Response) => void = () => {};
  vi.doMock(UPLOAD, () => ({
    upload: (_url: string, _init: object, onProgress: typeof tell) => {
      tell = onProgress;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  }));
  const { sendWithProgress, $uploaded } = await import('../../../../src/lib/session/uploads.ts');
  const send = vi.fn();
  const sent = sendWithProgress('/', withFile(), send);
  await vi.waitFor(() => expect($uploaded.get()).toBe(0));
  tell(0.5);
  expect($uploaded.get()).toBe(0.5);
  answer(new Response('done'));
  expect(await (await sent).text()).toBe('done');
  expect($uploaded.get()).toBeUndefined();
  expect(send).not.toHaveBeenCalled();
});

test('nothing is left of one that failed', async () => {
  vi.doMock(UPLOAD, () => ({ upload: () => Promise.reject(new TypeError('cut')) }));
  const { sendWithProgress, $uploaded } = await import('../../../../src/lib/session/uploads.ts');
  await expect(sendWithProgress('/', withFile(), vi.fn())).rejects.toThrow('cut');
  expect($uploaded.get()).toBeUndefined();
});

test('what cannot show its progress is sent all the same', async () => {
  vi.doMock(UPLOAD, () => {
    throw new Error('not to be had');
  });
  const { sendWithProgress } = await import('../../../../src/lib/session/uploads.ts');
  const answer = new Response('done');
  expect(await sendWithProgress('/', withFile(), async () => answer)).toBe(answer);
});

test('what has no file is sent as it is', async () => {
  const { sendWithProgress, $uploaded } = await import('../../../../src/lib/session/uploads.ts');
  const send = vi.fn(async () => new Response('done'));
  await sendWithProgress('/', { body: new URLSearchParams({ amount: '5' }) }, send);
  expect(send).toHaveBeenCalledTimes(1);
  expect($uploaded.get()).toBeUndefined();
});
