import { useEffect, useEffectEvent, useState } from 'react';
import type { MoneyOutcome, SubmitOptions } from '@/lib/actions/money/submit-money';
import type { Player } from '@/lib/domain/player';
import { problemText } from '@/lib/domain/problem';
import { statusTone } from '@/lib/domain/report/report';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import { fill } from '@/lib/domain/text/fill';
import { sentRequests } from '@/lib/stores/sent-requests';
import { usePending } from '../ui/use-pending';
import type { MoneyNotice, MoneyTexts, OutcomeTexts } from './money-messages';
import { useLeftRequest } from './use-left-request';

type Messages = MoneyTexts & OutcomeTexts;

interface Options<Command> {
  kind: MoneyKind;
  messages: Messages;
  player: Player;
  /** Sends the command, such as `transfer`; its value is the server's message. */
  action: (command: Command, options: SubmitOptions) => Promise<MoneyOutcome<string | undefined>>;
  getValues: () => object;
  /** Empties the form. */
  onDone: () => void;
}

/** Submits a money form, and holds what the form shows about it: whether it is pending, what came of it, and the question about a repeat. */
export function useMoneySubmit<Command>({ kind, messages, player, action, getValues, onDone }: Options<Command>) {
  // Another player may sign in while the form is open.
  const [openedFor] = useState(player);
  const [notice, setNotice] = useState<MoneyNotice>();
  const [repeatedCommand, setRepeatedCommand] = useState<Command>();
  const [isPending, run] = usePending();
  const left = useLeftRequest(kind, openedFor.id, messages);
  const [openedWith] = useState(() => JSON.stringify(getValues()));
  const isBooked = left?.status === 'found' && statusTone(left.row.status) !== 'danger';
  // What the player has typed since is about another request.
  const emptyIfUnchanged = useEffectEvent(() => {
    if (JSON.stringify(getValues()) === openedWith) onDone();
  });
  useEffect(() => {
    if (isBooked) emptyIfUnchanged();
  }, [isBooked]);

  /** Removes what the form shows about the last request. */
  function clear(): void {
    setNotice(undefined);
    setRepeatedCommand(undefined);
    sentRequests.dismissLeft();
  }

  /** Removes the success of an earlier request, so that nobody takes it for the next one's. */
  function clearDone(): void {
    if (notice?.kind === 'success') setNotice(undefined);
  }

  function submit(command: Command, isConfirmed = false): Promise<void> {
    return run(async () => {
      const outcome = await action(command, { playerId: openedFor.id, isConfirmed });
      if (outcome.status === 'done') onDone();
      if (outcome.status === 'repeated') setRepeatedCommand(command);
      // A player who is asked about a repeat sees again what came of the last request.
      setNotice(outcome.status === 'repeated' ? notice : noticeOf(outcome, messages, openedFor));
    });
  }

  return {
    isPending,
    notice: notice ?? left,
    clear,
    clearDone,
    submit,
    /** Whether the player has to be asked before the same is sent again. */
    isRepeat: repeatedCommand !== undefined,
    cancelRepeat: () => setRepeatedCommand(undefined),
    confirmRepeat(): void {
      if (repeatedCommand === undefined) return;
      clear();
      void submit(repeatedCommand, true);
    },
  };
}

export type MoneySubmission = Omit<ReturnType<typeof useMoneySubmit>, 'submit'>;

function noticeOf(
  outcome: Exclude<MoneyOutcome<string | undefined>, { status: 'repeated' }>,
  messages: Messages,
  openedFor: Player,
): MoneyNotice {
  switch (outcome.status) {
    case 'done':
      return { kind: 'success', text: outcome.value ?? messages.done, more: messages.more };
    case 'refused': {
      const fallback = outcome.problem.kind === 'refused' ? messages.failed : messages.error;
      return { kind: 'error', text: problemText(outcome.problem, fallback, messages.maintenance), more: messages.more };
    }
    case 'unconfirmed':
      return { kind: 'error', text: messages.unconfirmed, next: 'transactions' };
    case 'otherPlayer':
      return { kind: 'error', text: fill(messages.otherPlayer, { name: openedFor.username }), next: 'reload' };
    case 'busy':
    case 'notSent':
      return { kind: 'error', text: messages[outcome.status] };
  }
}
