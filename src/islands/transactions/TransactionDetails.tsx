import { pageLocale } from '@/lib/browser/page/page-language';
import { moneyText } from '@/lib/domain/money/amount';
import { type ReportRow, statusTone, typeOfRow } from '@/lib/domain/report/report';
import { timeText } from '@/lib/domain/report/report-time';
import type { Contacts } from '@/lib/domain/site/site-settings';
import { supportLinks } from '@/lib/domain/site/support-links';
import { fill } from '@/lib/domain/text/fill';
import { CopyButton } from '../money/CopyButton';
import { refusalAnswer } from '../money/refusal';
import { DetailsList } from '../ui/DetailsList';
import { Disclosure } from '../ui/Disclosure';
import { TabLink } from '../ui/TabLink';
import type { Column } from '../ui/Table';
import { whyOf } from '../why';
import { type TransactionTexts, typeLabel } from './transaction-labels';

export interface DetailsProps {
  messages: TransactionTexts;
  row: ReportRow;
  index: number;
  columns: readonly Column<ReportRow>[];
  contacts: Contacts;
}

/** What a transaction opens to: its id, all that the table has, and the ways to support. */
export function TransactionDetails({ messages, row, index, columns, contacts }: DetailsProps) {
  return (
    <>
      <p className="flex items-center justify-between gap-4">
        <span className="font-bold wrap-anywhere" translate="no">
          {row.id}
        </span>
        <CopyButton
          name={row.id}
          text={row.id}
          messages={{ ...messages, copy: messages.copyId, copyOf: messages.copyIdOf }}
        />
      </p>
      <DetailsList
        isSmall
        items={columns.map(({ label, cell }) => ({ label, value: cell(row, index) }))}
      />
      <TransactionSupport {...{ messages, row, contacts }} />
    </>
  );
}

/** The ways to ask support about a transaction with a message that names it, which can be copied, too. They stand open where it was refused. */
function TransactionSupport({
  messages,
  row,
  contacts,
}: Pick<DetailsProps, 'messages' | 'row' | 'contacts'>) {
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
    <section
      aria-label={messages.askSupport}
      className="flex flex-col gap-2 rounded-card bg-raised p-4"
    >
      {isRefused && <h2 className="text-base">{messages.askSupport}</h2>}
      {why && (
        <TabLink
          {...(isRefused ? why : { ...why, text: messages.checkFirst, label: messages.checkFirst })}
        />
      )}
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
  return isRefused ? contact : <Disclosure label={messages.problem}>{contact}</Disclosure>;
}
