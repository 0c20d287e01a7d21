import { useState } from 'react';
import { pageLocale } from '@/lib/browser/page/page-locale';
import { moneyText } from '@/lib/domain/money/amount';
import { type ReportRow, rowKey, statusTone, typeOfRow } from '@/lib/domain/report/report';
import { timeText } from '@/lib/domain/report/report-time';
import type { Contacts } from '@/lib/domain/site/site-settings';
import { supportLinks } from '@/lib/domain/site/support-links';
import { fill } from '@/lib/domain/text/fill';
import type { ShownRows } from '@/lib/stores/history/report';
import { CopyButton } from '../money/CopyButton';
import { refusalAnswer } from '../money/refusal';
import { Button, TextButton } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { Table } from '../ui/Table';
import { WhyLink } from '../ui/WhyLink';
import { whyOf } from '../why';
import { TransactionReceipt } from './TransactionReceipt';
import { TransactionRows } from './TransactionRows';
import { transactionColumns } from './transaction-columns';
import { type TransactionTexts, typeLabel } from './transaction-labels';

/** What every list of transactions on the page is given. */
export interface ListProps {
  messages: TransactionTexts;
  /** Whether there is room for a table. */
  isLarge: boolean;
  /** Texts of a receipt that are not in its row. */
  receipt: { brandName: string; username: string };
  contacts: Contacts;
}

interface Props extends ListProps {
  shown: Pick<ShownRows, 'rows' | 'from'>;
  /** The transaction that a link leads to. */
  openId?: string | undefined;
  /** The rows are being loaded again. */
  busy?: boolean;
}

/** Rows of the report, as a table or as a phone has them, and the receipt of one of them. */
export function ShownTransactions({ messages, isLarge, receipt, contacts, shown: { rows, from }, openId, busy = false }: Props) {
  const [receipted, setReceipted] = useState<{ row: ReportRow; key: string }>();
  const [closedId, setClosedId] = useState<string>();
  const linked = rows.find((row) => row.id === openId);
  const keyOf = (row: ReportRow) => rowKey(row, rows.indexOf(row), rows);
  const openReceipt = (row: ReportRow) => setReceipted({ row, key: keyOf(row) });
  const columns = transactionColumns(messages, from);
  const support = (row: ReportRow) => <TransactionSupport {...{ messages, row, contacts }} />;
  // Its state may have changed since the receipt was opened.
  const currentRow = rows.find((row) => keyOf(row) === receipted?.key) ?? receipted?.row;
  // A table has no room for what a row opens to, so that a link opens the receipt.
  const opened = currentRow ?? (isLarge && linked?.id !== closedId ? linked : undefined);
  return (
    <>
      {isLarge ? (
        <Table
          label={messages.title}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          action={{ label: messages.receipt, cell: (row) => <TextButton label={messages.receipt} onClick={() => openReceipt(row)} /> }}
          busy={busy}
        />
      ) : (
        <TransactionRows
          {...{ messages, rows, columns, openId, busy }}
          more={(row) => (
            <>
              {support(row)}
              <Button variant="secondary" onClick={() => openReceipt(row)}>
                {messages.receipt}
              </Button>
            </>
          )}
        />
      )}
      {opened && (
        <TransactionReceipt
          key={opened.id}
          {...{ messages, ...receipt }}
          row={opened}
          support={support(opened)}
          onClose={() => {
            setReceipted(undefined);
            setClosedId(linked?.id);
          }}
        />
      )}
    </>
  );
}

/**
 * The ways to ask support about a transaction, with a message that names it; where a link cannot carry the message, it can be copied. They stand
 * open where it was refused.
 */
function TransactionSupport({ messages, row, contacts }: Pick<ListProps, 'messages' | 'contacts'> & { row: ReportRow }) {
  const { id, amount, status, createdAt } = row;
  const isRefused = statusTone(status) === 'danger';
  const message = fill(isRefused ? messages.supportMessage : messages.questionMessage, {
    type: typeLabel(row, messages),
    id,
    amount: moneyText(amount),
    time: timeText(createdAt, pageLocale()),
  });
  const kind = typeOfRow(row.type);
  const isRequest = kind === 'deposit' || kind === 'withdraw' || kind === 'transfer';
  const links = supportLinks(contacts, message);
  if (links.length === 0) return null;
  const why = isRequest && whyOf(messages, messages.whyNotApproved, refusalAnswer(kind));
  const contact = (
    <section aria-label={messages.askSupport} className="flex flex-col gap-2 rounded-card bg-raised p-4 print:hidden">
      {isRefused && <h2 className="text-base">{messages.askSupport}</h2>}
      {why && <WhyLink {...(isRefused ? why : { ...why, text: messages.checkFirst, label: messages.checkFirst })} />}
      <p className="text-sm text-muted wrap-anywhere">{message}</p>
      <div className="-mx-2">
        <CopyButton name={id} text={message} messages={messages} />
      </div>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ kind: channel, address }) => (
          <li key={channel} className="grow">
            <a href={address} target="_blank" rel="noopener" className="button button-outline">
              {messages[channel]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
  if (isRefused) return contact;
  return (
    <div className="print:hidden">
      <Disclosure label={messages.problem}>{contact}</Disclosure>
    </div>
  );
}
