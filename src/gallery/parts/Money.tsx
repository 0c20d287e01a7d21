import { PaymentDetails } from '@/islands/deposit/PaymentDetails';
import { MoneyResult } from '@/islands/money/MoneyResult';
import { State } from '../State';
import { CHANNELS, LINKS, ROWS } from '../samples';
import type { GalleryTexts } from '../texts';

const ignore = () => undefined;

/** What came of a money request, and the account to pay to. */
export function Money({ texts: { deposit } }: { texts: GalleryTexts }) {
  const [channel] = CHANNELS;
  const request = { playerId: '1', amount: '500.00', text: deposit.done };
  const result = { kind: 'deposit' as const, messages: deposit, links: LINKS, undecided: undefined, onAnother: ignore };
  return (
    <>
      <State name="MoneyResult: sent">
        <MoneyResult {...result} request={request} />
      </State>
      {ROWS.slice(1, 3).map((row) => (
        <State key={row.id} name={`MoneyResult: ${row.status}`}>
          <MoneyResult {...result} request={{ ...request, amount: row.amount, row }} />
        </State>
      ))}
      <State name="PaymentDetails">{channel && <PaymentDetails messages={deposit} channel={channel} amount="500" />}</State>
    </>
  );
}
