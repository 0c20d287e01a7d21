import { beforeEach } from 'vitest';
import { createMoneyMoved } from '../../../../../src/lib/stores/money-moved.ts';
import { createNoticeCentre } from '../../../../../src/lib/stores/notices/notice-centre.ts';
import { createSession } from '../../../../../src/lib/stores/session.ts';
import { fakeCall, offline, user } from '../../fake-backend.ts';
import { type Row, reportResponse, requestedPage, row } from '../../report-rows.ts';

function createPage() {
  return {
    rows: [] as Row[],
    /** Pages of the report that cannot be loaded. */
    lostPages: [] as readonly number[],
    unread: 0,
    money: createMoneyMoved(),
    centre: undefined as ReturnType<typeof createNoticeCentre> | undefined,
  };
}

/** A page with a notice centre. `rows` is what the backend reports. */
export const page = createPage();

const pending = new Set<Promise<unknown>>();

beforeEach(() => {
  Object.assign(page, createPage());
});

/** Opens the centre for a player; called again, it stands for a reload. */
export async function open({ id = 7 } = {}): Promise<void> {
  page.money = createMoneyMoved();
  localStorage.setItem('token', 'access');
  const { call: send } = fakeCall({
    'v1/user-profile': () => Response.json({ success: true, data: [{ ...user, id }] }),
    'v1/report': (request) => (page.lostPages.includes(requestedPage(request).page) ? offline() : reportResponse(page.rows, request)),
  });
  const call = ((...request: Parameters<typeof send>) => {
    const answer = send(...request);
    pending.add(answer);
    void answer.finally(() => pending.delete(answer));
    return answer;
  }) as typeof send;
  const { $session: session, startSession } = createSession({ call });
  page.centre = createNoticeCentre({ call, session, moneyMoved: page.money.$moneyMoved });
  await startSession();
  page.centre.watchUnreadCount((count) => {
    page.unread = count;
  });
  await settled();
}

/** Until every call was answered, and what the answers led to has been done. */
export async function settled(): Promise<void> {
  do {
    await Promise.allSettled(pending);
    await new Promise((resolve) => setTimeout(resolve));
  } while (pending.size > 0);
}

export const notices = () => page.centre?.$notices.get() ?? [];
export const ids = () => notices().map(({ id }) => id);
export const markSeen = () => page.centre?.markSeen();

export async function moneyMoves(): Promise<void> {
  page.money.notifyMoneyMoved();
  await settled();
}

/** A transaction changes or appears, and the page is notified. */
export async function decided(id: string, status: string, minute = 5): Promise<void> {
  page.rows = [row(id, status, minute), ...page.rows.filter((one) => one.transaction_id !== id)];
  await moneyMoves();
}
