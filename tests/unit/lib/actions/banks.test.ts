// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { loadBanks } from '../../../../src/lib/actions/banks.ts';
import { fakeBackend, offline } from '../fake-backend.ts';

afterEach(() => vi.unstubAllGlobals());

test('banks', async () => {
  fakeBackend({ 'v1/bank': { success: true, data: [{ bank_id: 3, bank_name: 'Nodi Bank' }] } });
  expect(await loadBanks()).toEqual({ ok: true, value: [{ id: '3', name: 'Nodi Bank' }] });
  fakeBackend({ 'v1/bank': offline });
  expect(await loadBanks()).toEqual({ ok: false, problem: { kind: 'offline' } });
});
