import { useState } from 'react';
import type { MoneyOutcome, SubmitOptions } from '@/lib/actions/money/submit-money';
import type { Player } from '@/lib/domain/player';
import { problemText } from '@/lib/domain/problem';
import { fill } from '@/lib/domain/text/fill';
import type { NoticeContent } from '../ui/Notice';
import { useOneAtATime } from '../ui/use-one-at-a-time';
import type { MoneyTexts, OutcomeTexts } from './money-messages';
import type { RepeatDialog } from './RepeatDialog';

export interface MoneyNotice extends NoticeContent {
  /** The one next step. */
  next?: 'transactions' | 'reload';
}

interface Question {
  Dialog: typeof RepeatDialog;
  confirm: () => void;
}

type Messages = MoneyTexts & OutcomeTexts;
type Failure = Exclude<MoneyOutcome<never>, { status: 'done' | 'repeated' }>;

function noticeOf(failure: Failure, messages: Messages, openedFor: Player): MoneyNotice {
  switch (failure.status) {
    case 'refused': {
      const fallback = failure.problem.kind === 'refused' ? messages.failed : messages.error;
      return { kind: 'error', text: problemText(failure.problem, fallback, messages.maintenance) };
    }
    case 'unconfirmed':
      return { kind: 'error', text: messages.unconfirmed, next: 'transactions' };
    case 'otherPlayer':
      return { kind: 'error', text: fill(messages.otherPlayer, { name: openedFor.username }), next: 'reload' };
    case 'busy':
    case 'notSent':
      return { kind: 'error', text: messages[failure.status] };
  }
}

/** The course of a money call in a form: busy, asked once more, and what came of it. */
export function useMoneyCall(messages: Messages, player: Player) {
  const [openedFor] = useState(player);
  const [notice, setNotice] = useState<MoneyNotice>();
  const [question, setQuestion] = useState<Question>();
  const [isBusy, run] = useOneAtATime();

  /** Sends; `onDone` answers with the server's message. */
  async function send<Value>(
    call: (options: SubmitOptions) => Promise<MoneyOutcome<Value>>,
    onDone: (value: Value) => string | undefined,
    isConfirmed = false,
  ): Promise<void> {
    const outcome = await call({ playerId: openedFor.id, isConfirmed });
    if (outcome.status === 'repeated') {
      // What came of the last one is the reason to think twice.
      setNotice(notice);
      await ask(() => runAfresh(() => send(call, onDone, true)));
    } else if (outcome.status === 'done') setNotice({ kind: 'success', text: onDone(outcome.value) ?? messages.done });
    else setNotice(noticeOf(outcome, messages, openedFor));
  }

  /** The question comes when it is asked, which is rarely; where it cannot be had, nothing is sent. */
  async function ask(confirm: () => void): Promise<void> {
    try {
      const { RepeatDialog } = await import('./RepeatDialog');
      setQuestion({ Dialog: RepeatDialog, confirm });
    } catch {
      setNotice({ kind: 'error', text: messages.notSent });
    }
  }

  const runAfresh = (work: () => Promise<void>) =>
    run(() => {
      setNotice(undefined);
      setQuestion(undefined);
      return work();
    });

  return { notice, question, isBusy, send, run: runAfresh, dismissQuestion: () => setQuestion(undefined) };
}

export type MoneyCallState = ReturnType<typeof useMoneyCall>;
