import { BudgetLeft } from '@/islands/deposit/DepositBudget';
import { PaymentDetails } from '@/islands/deposit/PaymentDetails';
import { MoneyResult } from '@/islands/money/MoneyResult';
import { BudgetShown } from '@/islands/safer-play/BudgetShown';
import { State } from '../State';
import { BUDGET_STATES, CHANNELS, ignore, LINKS, ROWS } from '../samples';
import type { PartProps } from '../texts';

/** What came of a money request, and the account to pay to. */
export function Money({ texts: { deposit } }: PartProps) {
  const [channel] = CHANNELS;
  const kind = 'deposit';
  const sent = { kind, hash: 0, amount: '500.00', sentAt: 0, knownIds: undefined } as const;
  const request = { playerId: '1', values: {}, sent };
  const result = {
    kind,
    messages: deposit,
    links: LINKS,
    request,
    about: undefined,
    undecided: undefined,
    onAnother: ignore,
  } as const;
  return (
    <>
      <State name="MoneyResult: sent">
        <MoneyResult {...result} />
      </State>
      <State name="MoneyResult: payment open">
        <MoneyResult {...result} undecided={{ state: deposit.payOpen, link: null }} />
      </State>
      {ROWS.slice(1, 3).map((row) => (
        <State key={row.id} name={`MoneyResult: ${row.status}`}>
          <MoneyResult
            {...result}
            request={{
              ...request,
              sent: { ...sent, amount: row.amount },
              message: deposit.done,
              row,
            }}
          />
        </State>
      ))}
      <State name="PaymentDetails">
        {channel && <PaymentDetails messages={deposit} channel={channel} amount="500" />}
      </State>
    </>
  );
}

/** A player's budget reminder, on its page and in the deposit form. */
export function Budget({ texts: { budget, deposit } }: PartProps) {
  const { looking, known, failed } = BUDGET_STATES;
  return (
    <>
      {Object.entries(BUDGET_STATES).map(([name, state]) => (
        <State key={name} name={`BudgetShown: ${name}`}>
          <BudgetShown messages={budget} state={state} onRemove={ignore} />
        </State>
      ))}
      <State name="BudgetLeft: looking, known, failed">
        {[looking, known, failed].map((state) => (
          <BudgetLeft key={state.used.status} messages={deposit} state={state} />
        ))}
      </State>
    </>
  );
}
