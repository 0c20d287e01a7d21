import { atom, readonlyType } from 'nanostores';
import { loadNewestRows, REPORT_DELAYS_MS, reportRequest } from '../../api/report/report-rows.ts';
import { report } from '../../api/routes/account.ts';
import { poll } from '../../browser/poll.ts';
import { type ReportRow, recentFilter } from '../../domain/report/report.ts';
import { findBooked, type MoneyKind, type SentRequest } from '../../domain/report/sent-request.ts';
import type { Environment } from '../environment.ts';
import { call } from '../session/client.ts';
import { $moneyMoved } from './money-moved.ts';
import { isLastSent, mayHaveRowSince, noteAnswered, readSentRequest, removeSentRequest, saveSentRequest } from './stored-request.ts';

/** What is known of the request that had no answer when its form was left. `amount` is a decimal in major units. */
export type UnansweredRequest = { amount: string } & (
  | { status: 'looking' }
  | { status: 'found'; sent: SentRequest; row: ReportRow }
  | { status: 'notFound' }
);

export type SentRequests = ReturnType<typeof createSentRequests>;

/**
 * Makes the store that finds out, after a reload, what became of the request that was on its way. The report has no name for a
 * request, so a form reads the newest rows while it is being filled in: a row of the same amount that was not there before is the request's.
 */
export function createSentRequests({ call, moneyMoved }: Pick<Environment, 'call' | 'moneyMoved'>) {
  const $unanswered = atom<UnansweredRequest | undefined>(undefined);
  let lookedFor: SentRequest | undefined;
  let stopLooking = () => {};
  /** The newest rows before the next request, and when they were requested. */
  let known: { kind: MoneyKind; at: number; ids: readonly string[] | undefined } | undefined;
  let openForm: { kind: MoneyKind; playerId: string } | undefined;

  /** Looks for the request of this form that was left without an answer, if there is one. Returns the function for a form that is closed. */
  function lookForUnanswered(kind: MoneyKind, playerId: string): () => void {
    forgetUnanswered();
    openForm = { kind, playerId };
    const sent = readSentRequest(kind, playerId);
    if (!sent) return closeForm;
    const { amount } = sent;
    const look = async () => {
      const row = findBooked((await loadNewestRows(call, kind)) ?? [], sent);
      if (lookedFor !== sent) return;
      // A later request of another tab may have brought the row.
      if (!isLastSent(sent)) finish({ status: 'notFound', amount });
      else if (row) finish({ status: 'found', amount, sent, row });
    };
    const finish = (outcome: UnansweredRequest) => {
      removeSentRequest(kind);
      stopLooking();
      // They may have been read before its row was there.
      known = undefined;
      $unanswered.set(outcome);
      // One whose row could not be told may still be booked.
      if (!sent.knownIds || !isLastSent(sent)) return;
      noteAnswered(sent);
      void readKnownRows(kind);
    };
    const stopListening = moneyMoved.listen(() => void look());
    lookedFor = sent;
    stopLooking = () => {
      stopListening();
      lookedFor = undefined;
    };
    $unanswered.set({ status: 'looking', amount });
    void (async () => {
      if (sent.knownIds) await poll(look, REPORT_DELAYS_MS, () => lookedFor === sent);
      if (lookedFor === sent) finish({ status: 'notFound', amount });
    })();
    return closeForm;
  }

  function closeForm(): void {
    forgetUnanswered();
    openForm = undefined;
    known = undefined;
  }

  function forgetUnanswered(): void {
    stopLooking();
    $unanswered.set(undefined);
  }

  /**
   * Reads the newest rows for the next request of this form, which may be the same again, with nothing changed. Called with every change of the form,
   * it does so once.
   */
  async function readKnownRows(kind: MoneyKind): Promise<void> {
    if (known?.kind === kind) return;
    const reading = { kind, at: Date.now(), ids: undefined as readonly string[] | undefined };
    known = reading;
    const answer = await call(report, reportRequest(recentFilter(kind), 1));
    if (!answer.ok && known === reading) known = undefined;
    // An older row that could not be read would pass for the request's as soon as it can be.
    if (answer.ok && answer.value.isComplete) reading.ids = answer.value.rows.map(({ id }) => id);
  }

  /**
   * Call before a request is sent; returns what identifies its row later. The page stops looking for an older request, since its row could not be
   * told apart.
   */
  function noteSent(
    kind: MoneyKind,
    playerId: string,
    { request, amount, values }: Pick<SentRequest, 'request' | 'amount' | 'values'>,
  ): SentRequest {
    const isClear = known?.kind === kind && !mayHaveRowSince(known.at);
    const sent = { request, amount, values, sentAt: Date.now(), knownIds: isClear ? known?.ids : undefined };
    saveSentRequest(kind, playerId, sent);
    known = undefined;
    forgetUnanswered();
    return sent;
  }

  /** Nobody knows what became of the request: an open form looks for it, as it would after a reload. */
  function noteUnconfirmed(kind: MoneyKind, playerId: string): void {
    if (openForm?.kind === kind && openForm.playerId === playerId) lookForUnanswered(kind, playerId);
  }

  return {
    $unanswered: readonlyType($unanswered),
    lookForUnanswered,
    readKnownRows,
    noteSent,
    /** What became of the request is known. */
    noteAnswered(kind: MoneyKind, sent: SentRequest): void {
      removeSentRequest(kind);
      noteAnswered(sent);
    },
    noteUnconfirmed,
    isLookedFor: (request: string): boolean => lookedFor?.request === request,
    /** Closes the outcome that is shown. */
    dismissUnanswered(): void {
      if (!lookedFor) $unanswered.set(undefined);
    },
  };
}

export const sentRequests = createSentRequests({ call, moneyMoved: $moneyMoved });
