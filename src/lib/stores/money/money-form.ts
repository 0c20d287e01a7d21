import { computed, map, readonlyType } from 'nanostores';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { onOnline } from '../../browser/page/online.ts';
import { onPageVisible } from '../../browser/page/when.ts';
import { type Draft, readDraft, removeDraft, saveDraft } from '../../browser/storage/form-draft.ts';
import { OVER_RELOAD } from '../../browser/storage/stored.ts';
import type { Player } from '../../domain/player.ts';
import type { Problem, Result } from '../../domain/problem.ts';
import { type ReportRow, statusTone } from '../../domain/report/report.ts';
import type { MoneyKind, SentRequest } from '../../domain/report/sent-request.ts';
import { createForm, type FieldName } from '../../forms/form-store.ts';
import { checkBreak, isOnBreak, onBreakChange } from '../safer-play/device-break.ts';
import { $balances, knownBalance, loadBalances } from './balances.ts';
import { $isMoneyBeingFilled } from './money-being-filled.ts';
import { sentRequests } from './sent-requests.ts';
import type { MoneyOutcome, SubmitOptions } from './submit-money.ts';

/**
 * What can be chosen, such as the account to pay to, is loaded again for a player who comes back after this long: for as long as a draft is kept, and who
 * comes back sooner may just have paid to what was shown.
 */
const OLD_AFTER_MS = OVER_RELOAD.maxAgeMs;

/** What is left to pay, of a deposit. */
export interface Payment {
  gateway: string;
  /** The payment page; `unsafe` when the backend's address must not be opened, `lost` when a reload came before it, since the report has none. */
  page: URL | 'unsafe' | 'lost';
}

/** What a request that was taken has brought. */
export interface Receipt {
  /** The backend's message. */
  message?: string | undefined;
  payment?: Payment | undefined;
}

export type MoneySchema = GenericSchema<
  Record<string, unknown> & { amount: string },
  { amount: string }
>;

/** What makes one money form another one than the next. */
export interface MoneyRules<Schema extends MoneySchema, Choices> {
  kind: MoneyKind;
  /** No call of it is made in a break on this device. */
  isStoppedByBreak?: true;
  /** The pre-check: gives what can be chosen. A problem closes the form (spec section 8, Other). */
  load: () => Promise<Result<Choices>>;
  schema: (choices: Choices, player: Player) => Schema;
  /** The values of a form in which nothing has been chosen yet. */
  newValues: (choices: Choices, player: Player) => InferInput<Schema>;
  /** The values that a form opens with: the draft as far as it can still be chosen, and what the page's address asks for. */
  restore: (draft: Draft, choices: Choices, player: Player) => InferInput<Schema>;
  /** The field with the provider that the money leaves. */
  source?: FieldName<Schema>;
  /** What the player is asked before the request is sent. */
  question?: (command: InferOutput<Schema>) => 'review' | 'budget' | undefined;
  /** Sends the request. Runs while the tap is handled, so that it may open a tab. */
  send: (
    command: InferOutput<Schema>,
    options: SubmitOptions,
    choices: Choices,
  ) => Promise<MoneyOutcome<Receipt>>;
  /** What is left to pay of a request that was found in the report. */
  lostPayment?: (values: InferInput<Schema>, choices: Choices) => Payment | undefined;
  /** Runs when the backend has taken the request. */
  onDone?: () => void;
}

/** A request that the backend has taken, also when that is found out after a reload. */
export interface DoneRequest<Values = unknown> extends Receipt {
  playerId: string;
  /** What its form held. */
  values: Values;
  /** What its row can be told by. */
  sent: SentRequest;
  row?: ReportRow | undefined;
}

interface State<Schema extends MoneySchema, Choices> {
  isOnBreak: boolean;
  choices?: Choices;
  problem?: Problem;
  isPending: boolean;
  /** The share of the receipt that has been sent, from 0 to 1. */
  uploadedShare?: number;
  question?: { kind: 'review' | 'budget' | 'repeat'; command: InferOutput<Schema> } | undefined;
  /** What came of the last request that was not done. */
  outcome?: Exclude<MoneyOutcome<Receipt>, { status: 'done' | 'repeated' }>;
  done?: DoneRequest<InferInput<Schema>>;
}

/** Why a money form is closed. */
export type ClosedReason = 'break' | 'loading' | Problem;

export type MoneyFormStore<Schema extends MoneySchema, Choices> = ReturnType<
  typeof createMoneyForm<Schema, Choices>
>;

/**
 * Makes the store of a money form: what is chosen, what is wrong, what is being done, and what came of it. The player is the one it was opened for;
 * another may sign in while it is open.
 * @param first what can be chosen, where that was loaded before
 */
export function createMoneyForm<Schema extends MoneySchema, Choices>(
  rules: MoneyRules<Schema, Choices>,
  openedFor: Player,
  first?: Result<Choices>,
) {
  type Command = InferOutput<Schema>;
  const { kind } = rules;
  let player = openedFor;
  let step: string | undefined;
  let isMounted = false;
  let checkedAt = 0;
  let lastOutcome: State<Schema, Choices>['outcome'];
  let stopForm = () => {};
  const $state = map<State<Schema, Choices>>({ isOnBreak: isStopped(), isPending: false });
  const choices = () => $state.get().choices as Choices;
  const form = createForm<Schema>(() => rules.schema(choices(), player), {} as InferInput<Schema>);
  if (first) take(first);

  function isStopped(): boolean {
    return rules.isStoppedByBreak === true && isOnBreak();
  }

  async function check(): Promise<void> {
    take(await rules.load());
  }

  function take(checked: Result<Choices>): void {
    const isOpen = choices() !== undefined;
    // A form that is open stays after a check that failed, and as it is while it is being sent.
    if (isOpen && (!checked.ok || $state.get().isPending)) return;
    if (!checked.ok) {
      $state.setKey('problem', checked.problem);
      return;
    }
    checkedAt = Date.now();
    $state.setKey('choices', checked.value);
    if (isOpen) form.revalidate();
    else begin();
  }

  /** Fills the form in as it was left, and follows what it depends on. */
  function begin(): void {
    const draft = readDraft(kind, player.id);
    step = draft['step'];
    form.reset(rules.restore(draft, choices(), player));
    if (isMounted) follow();
  }

  function follow(): void {
    const stops = [
      sentRequests.lookForUnanswered(kind, player.id),
      sentRequests.$unanswered.listen(takeFound),
      form.$values.subscribe(keepDraft),
      $balances.listen(() => form.revalidate()),
    ];
    stopForm = () => {
      for (const stop of stops) stop();
      $isMoneyBeingFilled.set(false);
    };
  }

  /** Keeps what has been filled in over a reload, and reads what the page has to know before it is sent. */
  function keepDraft(): void {
    const fields = textsOf(form.$values.get());
    const isNew =
      JSON.stringify(fields) === JSON.stringify(textsOf(rules.newValues(choices(), player)));
    $isMoneyBeingFilled.set(!isNew);
    if (isNew) removeDraft(kind);
    else {
      saveDraft(kind, player.id, { ...fields, ...(step && { step }), address: location.search });
      void sentRequests.readKnownRows(kind);
    }
  }

  /** A request without an answer was found in the report. What the player has typed since is about another one. */
  function takeFound(): void {
    const unanswered = sentRequests.$unanswered.get();
    if (unanswered?.status !== 'found' || statusTone(unanswered.row.status) === 'danger') return;
    const values = form.$values.get();
    if (valuesText() !== unanswered.sent.values) return;
    finish({
      sent: unanswered.sent,
      row: unanswered.row,
      payment: rules.lostPayment?.(values, choices()),
    });
  }

  /** Without a file, which is not there any more after a reload. */
  function valuesText(): string {
    return JSON.stringify(form.$values.get(), (_, value: unknown) =>
      value instanceof File ? undefined : value,
    );
  }

  function finish(request: Omit<DoneRequest, 'playerId' | 'values'>): void {
    const { outcome: _, ...state } = $state.get();
    stopForm();
    removeDraft(kind);
    $state.set({
      ...state,
      isPending: false,
      done: { ...request, playerId: player.id, values: form.$values.get() },
    });
    rules.onDone?.();
  }

  /** Removes what the form shows about the last request. */
  function clear(): void {
    const { outcome: _, question: __, ...state } = $state.get();
    $state.set(state);
    sentRequests.dismissUnanswered();
  }

  /** What is known of the balance has stopped an amount, or may be wrong. */
  function readBalance(): void {
    const providerId = rules.source && String(form.$values.get()[rules.source]);
    if (providerId && knownBalance(providerId) !== undefined) void loadBalances([providerId]);
  }

  /** Calls `go` with what is to be sent. Gives the names of the invalid fields. */
  function validated(go: (command: Command) => void): readonly string[] {
    const { result, invalid } = form.trigger();
    if (result.success) {
      go(result.output);
      return [];
    }
    clear();
    if (invalid.some((name) => name === 'amount')) readBalance();
    return invalid;
  }

  async function send(command: Command, isConfirmed = false): Promise<void> {
    clear();
    $state.setKey('isPending', true);
    const onUploadProgress = (share: number) => $state.setKey('uploadedShare', share);
    const options = { playerId: player.id, isConfirmed, values: valuesText(), onUploadProgress };
    const outcome = await rules.send(command, options, choices()).finally(() => {
      const { uploadedShare: _, ...state } = $state.get();
      $state.set({ ...state, isPending: false });
    });
    if (outcome.status === 'done') return finish({ sent: outcome.sent, ...outcome.value });
    // For the next request, which may be the same.
    if (outcome.status !== 'unconfirmed') void sentRequests.readKnownRows(kind);
    if (outcome.status === 'refused') readBalance();
    if (outcome.status === 'repeated') $state.setKey('question', { kind: 'repeat', command });
    else lastOutcome = outcome;
    // A player who is asked about a repeat sees again what came of the last request.
    if (lastOutcome) $state.setKey('outcome', lastOutcome);
  }

  /** Opens an empty form in place of the result. What can be chosen may have changed with the request. */
  function another(): void {
    const { done: _, ...state } = $state.get();
    lastOutcome = undefined;
    begin();
    $state.set(state);
    form.setFocus('amount' as FieldName<Schema>);
    void check();
  }

  return {
    kind,
    form,
    source: rules.source,
    $state: readonlyType($state),
    /** Why the form is closed; undefined while it can be filled in. */
    $closed: computed($state, ({ isOnBreak, choices, problem }): ClosedReason | undefined => {
      if (isOnBreak) return 'break';
      return choices === undefined ? (problem ?? 'loading') : undefined;
    }),
    /** Call when the page shows the form. Returns the function for a page that is left. */
    open(): () => void {
      isMounted = true;
      if (choices() !== undefined) follow();
      else if (!isStopped()) void check();
      const checkOld = () =>
        choices() !== undefined && Date.now() - checkedAt > OLD_AFTER_MS && void check();
      const followBreak = () => {
        $state.setKey('isOnBreak', isStopped());
        if (!isStopped() && choices() === undefined) void check();
      };
      const stops = [
        onPageVisible(checkOld),
        onOnline(checkOld),
        ...(rules.isStoppedByBreak ? [onBreakChange(followBreak)] : []),
      ];
      return () => {
        isMounted = false;
        stopForm();
        for (const stop of stops) stop();
      };
    },
    check,
    /** Call with every profile. The form stays that of the player it was opened for, until its request is done. */
    setPlayer(next: Player): void {
      // The profile has brought the backend's time.
      if (rules.isStoppedByBreak) checkBreak();
      const isOther = next.id !== player.id;
      if (isOther && !$state.get().done) return;
      player = next;
      if (isOther) another();
      else if (choices() !== undefined) form.revalidate();
    },
    openedFor: () => player,
    /** Where the player is in a form of several steps: kept over a reload. */
    step: () => step,
    setStep(next: string): void {
      step = next;
      if (isMounted && choices() !== undefined && !$state.get().done) keepDraft();
    },
    clear,
    /** Validates the form, and sends it or asks first. Has to be called while the tap is handled. Gives the names of the invalid fields. */
    submit(): readonly string[] {
      if ($state.get().isPending) return [];
      return validated((command) => {
        const question = rules.question?.(command);
        if (question) $state.setKey('question', { kind: question, command });
        else void send(command);
      });
    },
    /** The player's yes to the question. Has to be called while the tap is handled. */
    confirm(): readonly string[] {
      const { question } = $state.get();
      if (!question) return [];
      if (question.kind !== 'repeat') {
        $state.setKey('question', undefined);
        // What was chosen may be gone by now, and the balance may have come.
        return validated(() => void send(question.command));
      }
      void send(question.command, true);
      return [];
    },
    /** The player's no. */
    cancel: () => $state.setKey('question', undefined),
    another,
  };
}

function textsOf(values: object): Draft {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value === 'string'),
  );
}

/** What the player had filled in before a reload, as far as it can still be chosen; the rest is as in a new form. */
export function restoreFields<Fields extends Record<string, unknown>>(
  draft: Draft,
  newValues: Fields,
  choices: { [Name in keyof Fields]?: readonly { id: string }[] },
): Fields {
  const kept = Object.entries(draft).filter(
    ([name, value]) =>
      name in newValues && (!value || (choices[name]?.some(({ id }) => id === value) ?? true)),
  );
  return { ...newValues, ...Object.fromEntries(kept) };
}
