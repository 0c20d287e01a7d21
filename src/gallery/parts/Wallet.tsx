import { BankAccountCard } from '@/islands/bank/BankAccountCard';
import { ActiveBonuses, BalanceCard } from '@/islands/profile/AccountHub';
import { SinceLogin } from '@/islands/reality-check/SinceLogin';
import { WalletRow } from '@/islands/wallet/WalletRow';
import { State } from '../State';
import { BANK_ACCOUNT, BONUS, GAME_ACCOUNT, ignore } from '../samples';
import type { GalleryTexts } from '../texts';

const BALANCES = {
  loading: { status: 'loading' },
  unknown: { status: 'unknown' },
  empty: { status: 'known', credit: '0.00' },
  full: { status: 'known', credit: '12500.75' },
  maintenance: { status: 'maintenance' },
} as const;

const MONEY = {
  loading: undefined,
  known: { ok: true, value: { deposits: '12500.75', withdrawals: '0.00', net: '12500.75' } },
  unknown: { ok: true, value: 'unknown' },
  failed: { ok: false, problem: { kind: 'offline' } },
} as const;

/** Cards of the account, and the rows of the wallet. */
export function Wallet({ texts: { frame, hub, bonuses, bank, realityCheck } }: { texts: GalleryTexts }) {
  return (
    <>
      <State name={`WalletRow: ${Object.keys(BALANCES).join(', ')}`}>
        <ul className="card">
          {Object.entries(BALANCES).map(([name, balance]) => (
            <WalletRow key={name} account={GAME_ACCOUNT} balance={balance} messages={frame} />
          ))}
        </ul>
      </State>
      <State name="BalanceCard">
        <BalanceCard balance="12500.75" messages={hub} />
      </State>
      <State name="ActiveBonuses">
        <ActiveBonuses bonuses={[BONUS]} hub={hub} bonus={bonuses} />
      </State>
      <State name={`SinceLogin: ${Object.keys(MONEY).join(', ')}`}>
        {Object.entries(MONEY).map(([name, money]) => (
          <div key={name} className="card">
            <SinceLogin messages={realityCheck} time="1:00:07" money={money} onRetry={ignore} />
          </div>
        ))}
      </State>
      <State name="BankAccountCard">
        <ul>
          <BankAccountCard account={BANK_ACCOUNT} messages={bank} isWaiting={false} onEdit={ignore} onDelete={ignore} />
        </ul>
      </State>
    </>
  );
}
