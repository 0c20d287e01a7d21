import * as accountIcons from '@/assets/account-icons';
import * as icons from '@/assets/icons';
import { CopyButton } from '@/islands/money/CopyButton';
import { FilterChips } from '@/islands/transactions/FilterBar';
import { Badge } from '@/islands/ui/Badge';
import { Button, TextButton } from '@/islands/ui/Button';
import { Icon } from '@/islands/ui/Icon';
import { Pagination } from '@/islands/ui/Pagination';
import { Tabs } from '@/islands/ui/Tabs';
import { pageLocale } from '@/lib/browser/page/page-language';
import { formatMoney, QUICK_AMOUNTS } from '@/lib/domain/money/amount';
import { State } from '../State';
import { ignore } from '../samples';
import type { PartProps } from '../texts';

const KINDS = ['primary', 'secondary', 'danger'] as const;
/** What is pressed: buttons, links that look like them, chips, tabs, pages. */
export function Actions({ texts: { deposit, games, transaction, hub, bank } }: PartProps) {
  return (
    <>
      {KINDS.map((variant) => (
        <State key={variant} name={`Button: ${variant}, busy, disabled`}>
          <div className="grid grid-cols-3 gap-2">
            <Button variant={variant}>{bank.save}</Button>
            <Button variant={variant} busy>
              {bank.save}
            </Button>
            <Button variant={variant} disabled>
              {bank.save}
            </Button>
          </div>
        </State>
      ))}
      <State name="Button: a long label, an icon">
        <Button>{deposit.submit}</Button>
        <a href="#icon" className="button button-outline min-h-12 justify-start px-3">
          <Icon path={accountIcons.moneyIn} />
          <span>{hub.deposit}</span>
        </a>
      </State>
      <State name="TextButton, disabled; CopyButton; icon-button">
        <div className="flex items-center gap-4">
          <TextButton label={games.tryAgain} onClick={ignore} />
          <TextButton label={games.tryAgain} disabled onClick={ignore} />
          <CopyButton name={transaction.id} text="1" messages={deposit} />
          <button type="button" className="icon-button" aria-label={games.close}>
            <Icon path={icons.close} />
          </button>
        </div>
      </State>
      <State name="chip: one of a few values, disabled">
        <div className="grid grid-cols-3 gap-2">
          {QUICK_AMOUNTS.slice(0, 3).map((amount, index) => (
            <button key={amount} type="button" disabled={index === 2} className="chip tabular-nums">
              {formatMoney(amount).replace('.00', '')}
            </button>
          ))}
        </div>
      </State>
      <State name="filter-chip: off, on, to take off">
        <ul className="flex flex-wrap gap-2">
          {[false, true].map((isPressed) => (
            <li key={String(isPressed)}>
              <button type="button" className="filter-chip" aria-pressed={isPressed}>
                <span>{transaction.deposit}</span>
              </button>
            </li>
          ))}
          <FilterChips
            messages={transaction}
            filter={{ type: 'deposit', status: 'pending', start: '2026-11-01', end: '2026-11-22' }}
            onChange={ignore}
          />
        </ul>
      </State>
      <State name="Tabs">
        <Tabs
          label={deposit.method}
          tabs={[
            { value: 'one', label: deposit.fundTransfer },
            { value: 'two', label: deposit.paymentGateway },
            { value: 'three', label: deposit.qrPay },
          ]}
          value="one"
          onChange={ignore}
        >
          <span>{deposit.noChannels}</span>
        </Tabs>
      </State>
      <State name="Pagination: two pages, many">
        {[1, 6].map((page) => (
          <Pagination
            key={page}
            page={page}
            count={page * 2}
            locale={pageLocale()}
            messages={transaction}
            onChange={ignore}
          />
        ))}
      </State>
      <State name="Badge: success, warning, danger, accent">
        <div className="flex flex-wrap gap-2">
          <Badge text={transaction.approved} tone="success" />
          <Badge text={transaction.pending} tone="warning" />
          <Badge text={transaction.rejected} tone="danger" />
          <Badge text={bank.default} tone="accent" />
        </div>
      </State>
    </>
  );
}
