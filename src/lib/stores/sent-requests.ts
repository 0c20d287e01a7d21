import { atom, type ReadableAtom, readonlyType } from 'nanostores';
import type { Call } from '../api/call.ts';
import { reportRequest } from '../api/report/report-request.ts';
import { report } from '../api/routes/account.ts';
import { delay } from '../browser/delay.ts';
import { isLastSent, readSentRequest, removeSentRequest, saveSentRequest, wasSentSince } from '../browser/storage/sent-request.ts';
import { recentFilter } from '../domain/report/recent-filter.ts';
import type { ReportRow } from '../domain/report/report.ts';
import { findBooked, type MoneyKind, type SentRequest } from '../domain/report/sent-request.ts';
import { call } from '../session/client.ts';
import { $moneyMoved } from './money-moved.ts';

/** What is known of the request that had no answer when its page was left. `amount` is a decimal in major units. */
export type LeftRequest = { amount: string } & ({ status: 'looking' } | { status: 'found'; row: ReportRow } | { status: 'notFound' });

export interface SentRequestsEnvironment {
  call: Call;
  /** Changes when money may have moved, as with every push. */
  moneyMoved: ReadableAtom<unknown>;
}

export type SentRequests = ReturnType<typeof createSentRequests>;

/** How long to wait before each look into the report: what the backend has taken is there within seconds. */
const LOOK_DELAYS_MS = [0, 2_000, 5_000, 10_000, 20_000];

/**
 * Makes the store that finds out, after a reload, what became of the request that was on its way (decisions, 64). The report has no name for a
 * request, so a form reads the newest rows while it is being filled in: a row of the same amount that was not there before is the request's.
 */
export function createSentRequests({ call, moneyMoved }: SentRequestsEnvironment) {
  const $left = atom<LeftRequest | undefined>(undefined);
  let lookedFor: SentRequest | undefined;
  let stopLooking = () => {};
  /** The newest rows before the next request, and when they were requested. */
  let known: { kind: MoneyKind; at: number; ids: readonly string[] | undefined } | undefined;

  /** Looks for the request of this form that was left without an answer, if there is one. Returns the function for a form that is closed. */
  function lookForLeftRequest(kind: MoneyKind, playerId: string): () => void {
    forgetLeft();
    const sent = readSentRequest(kind, playerId);
    if (!sent) return closeForm;
    const { amount } = sent;
    const look = async () => {
      const row = findBooked((await loadRows(kind)) ?? [], sent);
      if (lookedFor !== sent) return;
      // A later request of another tab may have brought the row.
      if (!isLastSent(sent)) finish({ status: 'notFound', amount });
      else if (row) finish({ status: 'found', amount, row });
    };
    const finish = (left: LeftRequest) => {
      stopLooking();
      removeSentRequest(kind);
      // They may have been read before this row was there.
      known = undefined;
      $left.set(left);
    };
    const stopListening = moneyMoved.listen(() => void look());
    lookedFor = sent;
    stopLooking = () => {
      stopListening();
      lookedFor = undefined;
    };
    $left.set({ status: 'looking', amount });
    void (async () => {
      for (const ms of sent.knownIds ? LOOK_DELAYS_MS : []) {
        await delay(ms);
        if (lookedFor !== sent) return;
        await look();
      }
      if (lookedFor === sent) finish({ status: 'notFound', amount });
    })();
    return closeForm;
  }

  function closeForm(): void {
    forgetLeft();
    known = undefined;
  }

  function forgetLeft(): void {
    stopLooking();
    $left.set(undefined);
  }

  /** Reads the newest rows for the next request of this form. Called with every change of the form, it does so once. */
  async function readKnownRows(kind: MoneyKind): Promise<void> {
    if (known?.kind === kind) return;
    const reading = { kind, at: Date.now(), ids: undefined as readonly string[] | undefined };
    known = reading;
    const rows = await loadRows(kind);
    reading.ids = rows?.map(({ id }) => id);
    if (!rows && known === reading) known = undefined;
  }

  /** Has to be called before a request is sent. The page stops looking for an older one, which could not be told from it. */
  function noteSent(kind: MoneyKind, playerId: string, sent: Pick<SentRequest, 'request' | 'amount'>): void {
    // Another request after the rows were read, in any tab, or one that is not answered yet, may bring a row of its own.
    const isClear = known?.kind === kind && !wasSentSince(known.at) && !readSentRequest(kind, playerId);
    saveSentRequest(kind, playerId, { ...sent, sentAt: Date.now(), knownIds: isClear ? known?.ids : undefined });
    known = undefined;
    forgetLeft();
  }

  async function loadRows(kind: MoneyKind): Promise<readonly ReportRow[] | undefined> {
    const answer = await call(report, reportRequest(recentFilter(kind), 1));
    return answer.ok ? answer.value.rows : undefined;
  }

  return {
    $left: readonlyType($left),
    lookForLeftRequest,
    readKnownRows,
    noteSent,
    /** What became of the request is known. */
    noteAnswered: removeSentRequest,
    isLookedFor: (request: string): boolean => lookedFor?.request === request,
    /** The player has seen what was found, and goes on. */
    dismissLeft(): void {
      if (!lookedFor) $left.set(undefined);
    },
  };
}

export const sentRequests = createSentRequests({ call, moneyMoved: $moneyMoved });
