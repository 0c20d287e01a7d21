import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '@/lib/browser/files/files';
import { drawReceipt, type ReceiptPicture } from '@/lib/browser/files/receipt-picture';
import { notifyMoneyMoved } from '@/lib/stores/money/money-moved';
import { answer, backendReport, openRows, ROW, user } from './transactions-page';

vi.mock('@/lib/browser/files/files', async (original) => ({ ...(await original<object>()), saveFile: vi.fn() }));
const print = vi.fn();
vi.mock('@/lib/browser/files/receipt-picture', () => ({ drawReceipt: vi.fn() }));

const FILE = new File(['png'], 'receipt-T1.png', { type: 'image/png' });
const drawn = () => vi.mocked(drawReceipt).mock.calls.map(([receipt]) => receipt as ReceiptPicture);
const share = vi.fn<(data: ShareData) => Promise<void>>();
const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string) => dialog().findByRole('button', { name, busy: false });

beforeEach(() => {
  vi.mocked(drawReceipt).mockReset().mockResolvedValue(FILE);
  vi.mocked(saveFile).mockReset();
  share.mockReset().mockResolvedValue();
  vi.stubGlobal('print', print);
  // The getter works on the navigator itself only.
  const phone = Object.create(navigator, { onLine: { value: true } });
  vi.stubGlobal('navigator', Object.assign(phone, { share, canShare: ({ files }: ShareData) => files?.[0] === FILE }));
});

async function openReceipt(row: object = ROW): Promise<void> {
  await openRows('large', [row]);
  await user.click(screen.getByRole('button', { name: 'Receipt' }));
}

it('is drawn when it is opened and not before, with the state and when it was so', async () => {
  await openRows('large', [{ ...ROW, status: 'Pending', transaction_id: 'T 1/2' }]);
  expect(drawn()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Receipt' }));
  await waitFor(() => expect(drawn()).toHaveLength(1));
  expect(drawn()[0]).toEqual({
    fileName: 'receipt-T-1-2',
    brandName: 'Dipnodi',
    title: 'Receipt',
    kind: 'Transfer',
    amount: 'RM\u00a01,250.50',
    status: 'Pending',
    tone: 'warning',
    items: [
      ['Player', 'rahim'],
      ['Transaction ID', 'T 1/2'],
      ['Provider/From', 'Main Wallet'],
      ['To Provider', 'Lotus'],
      ['Date', '21\u00a0November\u00a02026 10:30'],
    ],
    note: 'Status as of 21\u00a0November\u00a02026 02:00',
  });
});

it('is that of the row, where a deposit and its bonus have one id', async () => {
  await openRows('large', [
    { ...ROW, type: 'Deposit' },
    { ...ROW, type: 'Bonus' },
  ]);
  await user.click(screen.getAllByRole('button', { name: 'Receipt' })[1] as HTMLElement);
  await waitFor(() => expect(drawn()[0]?.kind).toBe('Bonus'));
});

it('is shared or saved as a picture', async () => {
  await openReceipt();
  await user.click(await button('Share'));
  expect(share).toHaveBeenCalledWith({ files: [FILE] });
  await user.click(await button('Save Picture'));
  expect(saveFile).toHaveBeenCalledWith(FILE);
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  [new DOMException('closed', 'AbortError'), false],
  [new DOMException('refused', 'NotAllowedError'), true],
])('that is not shared (%s) says so, unless the player closed the menu', async (error, isSaid) => {
  share.mockRejectedValue(error);
  await openReceipt();
  await user.click(await button('Share'));
  await waitFor(() => expect(share).toHaveBeenCalled());
  await act(async () => {});
  expect(dialog().queryByText('The picture could not be shared. Save it instead.') !== null).toBe(isSaid);
});

it('is only saved on a device that cannot share files', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare: undefined }));
  await openReceipt();
  await button('Save Picture');
  expect(dialog().queryByRole('button', { name: 'Share' })).toBeNull();
});

it('whose picture cannot be made says so, and can be printed', async () => {
  vi.mocked(drawReceipt).mockRejectedValue(new Error('No canvas'));
  await openReceipt();
  expect(await dialog().findByText('The picture could not be made. You can print the receipt.')).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('is drawn again when its transaction is decided while it is open', async () => {
  await openReceipt({ ...ROW, status: 'Pending' });
  await button('Share');
  backendReport.answer = () => answer([{ ...ROW, status: 'Approved' }]);
  act(() => notifyMoneyMoved());
  await waitFor(() => expect(drawn().map(({ status }) => status)).toEqual(['Pending', 'Approved']));
  expect(dialog().getByText('Approved')).toBeTruthy();
});

it('opens on a large screen where a link led to its transaction, and stays closed once it was closed', async () => {
  await openRows('large', [ROW], '?type=all&start=&end=&id=T1');
  expect(screen.getByRole('dialog', { name: 'Receipt of T1' })).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
