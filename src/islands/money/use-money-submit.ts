import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { removeDraft } from '@/lib/browser/storage/form-draft';
import { moneyText } from '@/lib/domain/money/amount';
import type { Player } from '@/lib/domain/player';
import { statusTone } from '@/lib/domain/report/report';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import { fill } from '@/lib/domain/text/fill';
import { sentRequests, type UnansweredRequest } from '@/lib/stores/money/sent-requests';
import type { MoneyOutcome, SubmitOptions } from '@/lib/stores/money/submit-money';
import { statusLabel } from '../transactions/transaction-labels';
import { usePending } from '../ui/use-pending';
import { failureNotice } from './MoneyOutcomeNotice';
import type { DoneRequest, FormTexts, MoneyNotice } from './money-messages';
import { refusalNotice } from './refusal';

interface Options<Command> {
  kind: MoneyKind;
  messages: FormTexts;
  player: Player;
  /** Sends the command, such as `transfer`; its value is the server's message. */
  action: (command: Command, options: SubmitOptions) => Promise<MoneyOutcome<string | undefined>>;
  getValues: () => object;
  onRefused?: () => void;
  /** Called when the backend has taken the request, also when that is found out after a reload. */
  onDone: (request: DoneRequest) => void;
}

/** Submits a money form, and holds what the form shows about it: whether it is pending, what came of it, and the question about a repeat. */
export function useMoneySubmit<Command>({ kind, messages, player, action, getValues, onRefused, onDone }: Options<Command>) {
  // Another player may sign in while the form is open.
  const [openedFor] = useState(player);
  const [notice, setNotice] = useState<MoneyNotice>();
  const [repeatedCommand, setRepeatedCommand] = useState<Command>();
  const [isPending, run] = usePending();
  const unanswered = useUnanswered(kind, openedFor.id, messages);
  // Without a file, which is not there any more after a reload.
  const valuesText = () => JSON.stringify(getValues(), (_, value: unknown) => (value instanceof File ? undefined : value));
  const isBooked = unanswered?.status === 'found' && statusTone(unanswered.row.status) !== 'danger';
  const showFound = useEffectEvent(() => {
    // What the player has typed since is about another request.
    if (unanswered?.status !== 'found' || valuesText() !== unanswered.sent.values) return;
    const { sent, row } = unanswered;
    finish({ amount: sent.amount, text: messages.arrived, sent, row });
  });
  useEffect(() => {
    if (isBooked) showFound();
  }, [isBooked]);

  function finish(request: Omit<DoneRequest, 'playerId'>): void {
    removeDraft(kind);
    onDone({ ...request, playerId: openedFor.id });
  }

  /** Removes what the form shows about the last request. */
  function clear(): void {
    setNotice(undefined);
    setRepeatedCommand(undefined);
    sentRequests.dismissUnanswered();
  }

  function submit(command: Command, isConfirmed = false): Promise<void> {
    return run(async () => {
      clear();
      const outcome = await action(command, { playerId: openedFor.id, isConfirmed, values: valuesText() });
      if (outcome.status === 'done') {
        finish({ amount: outcome.sent.amount, text: outcome.value ?? messages.done, sent: outcome.sent });
        return;
      }
      // For the next request, which may be the same.
      if (outcome.status !== 'unconfirmed') void sentRequests.readKnownRows(kind);
      if (outcome.status === 'repeated') {
        setRepeatedCommand(command);
        // A player who is asked about a repeat sees again what came of the last request.
        setNotice(notice);
      } else if (outcome.status === 'refused') {
        onRefused?.();
        setNotice(refusalNotice(kind, outcome.problem, messages));
      } else setNotice(failureNotice(outcome, messages, openedFor.username));
    });
  }

  return {
    kind,
    isPending,
    // That it was found is newer than that it could not be confirmed.
    notice: unanswered?.status === 'found' ? unanswered : (notice ?? unanswered),
    clear,
    submit,
    /** Whether the player has to be asked before the same is sent again. */
    isRepeat: repeatedCommand !== undefined,
    cancelRepeat: () => setRepeatedCommand(undefined),
    confirmRepeat(): void {
      if (repeatedCommand !== undefined) void submit(repeatedCommand, true);
    },
  };
}

export type MoneySubmission = Omit<ReturnType<typeof useMoneySubmit>, 'submit'>;

/** Looks in the report for a request without an answer, also after a reload, so that nobody sends it twice, and says what became of it. */
function useUnanswered(kind: MoneyKind, playerId: string, messages: FormTexts): (UnansweredRequest & MoneyNotice) | undefined {
  const unanswered = useStore(sentRequests.$unanswered);
  useEffect(() => sentRequests.lookForUnanswered(kind, playerId), [kind, playerId]);
  return unanswered && { ...unanswered, ...noticeOf(unanswered, messages) };
}

const NOTICE_KINDS = { success: 'success', warning: 'info', danger: 'error' } as const;

function noticeOf(unanswered: UnansweredRequest, messages: FormTexts): MoneyNotice {
  const amount = moneyText(unanswered.sent.amount);
  if (unanswered.status === 'looking') return { kind: 'info', text: fill(messages.onItsWay, { amount }) };
  if (unanswered.status === 'notFound') return { kind: 'error', text: messages.unconfirmed, next: 'transactions' };
  const { status } = unanswered.row;
  return {
    kind: NOTICE_KINDS[statusTone(status)],
    text: fill(messages.found, { amount, status: statusLabel(status, messages) }),
    next: 'transactions',
  };
}
