import { vi } from 'vitest';
import type * as Centre from '../../../../../src/lib/stores/notices/notice-centre.ts';
import { fakeBackend, offline, profile, type Sent } from '../fake-backend.ts';
import { answerOf, askedOf, type Row, row } from '../report-of.ts';

interface Page {
  rows: Row[];
  /** Pages of the report. */
  lost: readonly number[];
  unread: number;
  balance: string;
  centre: typeof Centre | undefined;
  close: () => void;
}
const NOWHERE: Page = { rows: [], lost: [], unread: 0, balance: '40.00', centre: undefined, close: () => {} };

/** A page with an open notice centre. `rows` is what the backend reports, `lost` what of it cannot be read. */
export const page = { ...NOWHERE };

export function beforePage(): void {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue();
  Object.assign(page, NOWHERE);
}

export function afterPage(): void {
  page.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
}

/** Opens the page for a player; once more, it is a reload, so to speak. */
export async function open({ id = 7 } = {}): Promise<void> {
  page.close();
  if (page.centre) vi.resetModules();
  localStorage.setItem('token', 'access');
  const sent: Sent[] = fakeBackend({
    'v1/user-profile': () => Response.json({ success: true, data: [{ ...profile.data[0], id, wallet_balance: page.balance }] }),
    'v1/report': () => {
      const last = sent.at(-1) as Sent;
      return page.lost.includes(askedOf(last).page) ? offline() : answerOf(page.rows, last);
    },
  });
  const { startSession } = await import('../../../../../src/lib/stores/session.ts');
  page.centre = await import('../../../../../src/lib/stores/notices/notice-centre.ts');
  await startSession();
  page.close = page.centre.watchUnreadCount((count) => {
    page.unread = count;
  });
  await settled();
}

export const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

export const notices = () => page.centre?.$notices.get() ?? [];
/** Those of pushes without their time. */
export const ids = () => notices().map(({ id }) => id.replace(/ .*/, ''));
export const markSeen = () => page.centre?.markSeen();

export async function hear(kind: 'deposit' | 'withdraw', isSuccess: boolean, message = 'Decided') {
  const heard = await import('../../../../../src/lib/stores/notices/received-notices.ts');
  heard.addReceived({ kind, isSuccess, message });
}

export async function moneyMoves(): Promise<void> {
  const { notifyMoneyMoved } = await import('../../../../../src/lib/stores/money-moved.ts');
  notifyMoneyMoved();
  await settled();
}

/** A transaction changes or appears, and the page hears that something has. */
export async function decided(id: string, status: string, minute = 5): Promise<void> {
  page.rows = [row(id, status, minute), ...page.rows.filter((one) => one.transaction_id !== id)];
  await moneyMoves();
}
