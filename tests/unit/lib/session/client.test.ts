// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { addDeposit } from '../../../../src/lib/api/routes/wallet.ts';
import { call } from '../../../../src/lib/session/client.ts';
import { fakeBackend } from '../fake-backend.ts';

vi.mock('../../../../src/lib/browser/files/upload.ts', () => {
  throw new Error('This chunk cannot be loaded');
});
afterEach(() => void vi.unstubAllGlobals());

test('a file is sent all the same when the code that reports its progress cannot be loaded', async () => {
  const sent = fakeBackend({ 'v1/user/add-deposit': { success: true, url: 'https://pay.example/1' } });
  const onUploadProgress = vi.fn();
  const deposit = { provider_id: '5', deposit_bank_id: '1', deposit_method: 'qr_pay', promotion_id: '', deposit_amount: '10' } as const;
  const result = await call(addDeposit, { ...deposit, receipt: new Blob(['picture']) }, { onUploadProgress });
  expect(result).toMatchObject({ ok: true, value: { url: 'https://pay.example/1' } });
  expect(sent).toHaveLength(1);
  expect(onUploadProgress).not.toHaveBeenCalled();
});
