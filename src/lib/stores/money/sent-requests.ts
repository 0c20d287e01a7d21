import { atom, type ReadableAtom, readonlyType } from 'nanostores';
import type { Call } from '../../api/call.ts';
import { reportRequest } from '../../api/report/report-rows.ts';
import { report } from '../../api/routes/account.ts';
import { poll } from '../../browser/poll.ts';
import { type ReportRow, recentFilter, statusTone } from '../../domain/report/report.ts';
import { findBooked, type MoneyKind, type SentRequest } from '../../domain/report/sent-request.ts';
import { call } from '../session/client.ts';
import { $moneyMoved } from './money-moved.ts';
import {
  hashOf,
  isLastSent,
  logRequest,
  mayHaveRowSince,
  type RequestState,
  unansweredOf,
  wasSentRecently,
} from './request-log.ts';

/** What is known of the request that had no answer when its form was left. */
export type UnansweredRequest = { sent: SentRequest } & (
  | { status: 'looking' }
  | { status: 'notFound' }
  | { status: 'found'; row: ReportRow }
);

/** How long to wait before each look for a row: what the backend has taken is there within seconds. */
const LOOK_DELAYS_MS = [0, 2_000, 5_000, 10_000, 20_000];

interface ReportEnvironment {
  call: Call;
  /** Changes when money may have moved, as with every push. */
  moneyMoved: ReadableAtom<unknown>;
}

export type SentRequests = ReturnType<typeof createSentRequests>;

/**
 * Makes the store of the money requests from the tap to the decision. The report has no name for a request, so a form reads the newest rows while it is
 * being filled in: a row of the same amount that was not there before is the request's, unless another one may have brought it.
 */
export function createSentRequests({ call, moneyMoved }: ReportEnvironment) {
  const $unanswered = atom<UnansweredRequest | undefined>(undefined);
  const readNewest = (kind: MoneyKind) => call(report, reportRequest(recentFilter(kind), 1));
  let stopLooking = () => {};
  let openForm: { kind: MoneyKind; playerId: string } | undefined;
  /** The newest rows before the next request, and when they were requested. */
  let known: { kind: MoneyKind; at: number; ids: readonly string[] | undefined } | undefined;

  /**
   * Gives the listener the request's row, and every change of it: looks five times in 37 s until it is decided, and whenever money may have moved.
   * `onMissed` is called where it cannot be told or does not come. Returns the function that stops it.
   */
  function follow(
    sent: SentRequest,
    knownRow: ReportRow | undefined,
    listener: (row: ReportRow) => void,
    onMissed = () => {},
  ): () => void {
    let row = knownRow;
    /** When the look began whose row was given last: a slow one from before it has an older state. */
    let givenFrom = Number.NEGATIVE_INFINITY;
    let isStopped = false;

    async function look(): Promise<void> {
      const now = performance.now();
      const answer = await readNewest(sent.kind);
      if (isStopped || now < givenFrom) return;
      // A later request, also of another tab, may have brought the row.
      if (!row && !isLastSent(sent)) return onMissed();
      const rows = answer.ok ? answer.value.rows : [];
      const found = row ? rows.find(({ id }) => id === row?.id) : findBooked(rows, sent);
      if (!found) return;
      givenFrom = now;
      row = found;
      listener(found);
    }

    if (!row && !sent.knownIds) {
      onMissed();
      return () => {};
    }
    const stopListening = moneyMoved.listen(() => void look());
    void poll(
      look,
      LOOK_DELAYS_MS,
      () => !isStopped && (!row || statusTone(row.status) === 'warning'),
    ).then(() => {
      if (!isStopped && !row) onMissed();
    });
    return () => {
      isStopped = true;
      stopListening();
    };
  }

  /** Looks for the request of this form that was left without an answer, if there is one. Returns the function for a form that is closed. */
  function lookForUnanswered(kind: MoneyKind, playerId: string): () => void {
    forgetUnanswered();
    openForm = { kind, playerId };
    const sent = unansweredOf(kind).read(playerId);
    if (!sent) return closeForm;
    const finish = (outcome: UnansweredRequest) => {
      unansweredOf(kind).remove();
      stopLooking();
      // They may have been read before its row was there.
      known = undefined;
      $unanswered.set(outcome);
      // One whose row could not be told may still be booked.
      if (!sent.knownIds || !isLastSent(sent)) return;
      logRequest(sent, 'answered');
      void readKnownRows(kind);
    };
    const onMissed = () => finish({ status: 'notFound', sent });
    $unanswered.set({ status: 'looking', sent });
    stopLooking = follow(
      sent,
      undefined,
      (row) => finish({ status: 'found', sent, row }),
      onMissed,
    );
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

  /** Reads the newest rows for the next request of this form, once. Called with every change of it, and after a request, which may be sent again. */
  async function readKnownRows(kind: MoneyKind): Promise<void> {
    if (known?.kind === kind) return;
    const reading = { kind, at: Date.now(), ids: undefined as readonly string[] | undefined };
    known = reading;
    const answer = await readNewest(kind);
    if (!answer.ok && known === reading) known = undefined;
    // An older row that could not be read would pass for the request's as soon as it can be.
    if (answer.ok && answer.value.isComplete) reading.ids = answer.value.rows.map(({ id }) => id);
  }

  /** Call before a request is sent. The page stops looking for an older one, since its row could not be told apart. */
  function noteSent(
    playerId: string,
    request: string,
    own: Pick<SentRequest, 'kind' | 'amount' | 'values'>,
  ): SentRequest {
    const knownIds = known?.kind === own.kind && !mayHaveRowSince(known.at) ? known.ids : undefined;
    const sent = { ...own, hash: hashOf(request), sentAt: Date.now(), knownIds };
    logRequest(sent, 'unanswered');
    unansweredOf(own.kind).write(playerId, sent);
    known = undefined;
    forgetUnanswered();
    return sent;
  }

  /** Call when its call has ended. An open form looks for a request without an answer, as it would after a reload. */
  function noteOutcome(sent: SentRequest, state: RequestState): void {
    logRequest(sent, state);
    if (state !== 'unanswered') unansweredOf(sent.kind).remove();
    else if (openForm?.kind === sent.kind) lookForUnanswered(sent.kind, openForm.playerId);
  }

  return {
    $unanswered: readonlyType($unanswered),
    follow,
    lookForUnanswered,
    readKnownRows,
    noteSent,
    noteOutcome,
    /** Whether the same was sent a moment ago, or is being looked for. */
    isRepeat(request: string): boolean {
      const unanswered = $unanswered.get();
      const hash = hashOf(request);
      return (
        wasSentRecently(hash) || (unanswered?.status === 'looking' && unanswered.sent.hash === hash)
      );
    },
    /** Closes the outcome that is shown. */
    dismissUnanswered(): void {
      if ($unanswered.get()?.status !== 'looking') $unanswered.set(undefined);
    },
  };
}

export const sentRequests = createSentRequests({ call, moneyMoved: $moneyMoved });
