import { BankAccountCard } from '@/islands/bank/BankAccountCard';
import { BalanceCard } from '@/islands/profile/AccountHub';
import { WalletRow } from '@/islands/wallet/WalletRow';
import { State } from '../State';
import { BANK_ACCOUNT, GAME_ACCOUNT, ignore } from '../samples';
import type { PartProps } from '../texts';

const BALANCES = {
  loading: { status: 'loading' },
  unknown: { status: 'unknown' },
  empty: { status: 'known', credit: '0.00' },
  full: { status: 'known', credit: '12500.75' },
  maintenance: { status: 'maintenance' },
} as const;

/** Cards of the account, and the rows of the wallet. */
export function Wallet({ texts: { frame, hub, bank } }: PartProps) {
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
      <State name="BankAccountCard">
        <ul>
          <BankAccountCard
            account={BANK_ACCOUNT}
            messages={bank}
            onEdit={ignore}
            onDelete={ignore}
          />
        </ul>
      </State>
    </>
  );
}
