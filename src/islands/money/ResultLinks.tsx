import { type ReportRow, transactionSearch } from '@/lib/domain/report/report';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import { Button } from '../ui/Button';
import type { MoneyLinks, MoneyTexts, OutcomeTexts } from './money-messages';

interface Props {
  kind: MoneyKind;
  messages: MoneyTexts & OutcomeTexts;
  links: MoneyLinks;
  /** Undefined while it is not known which row is the request's. */
  row: ReportRow | undefined;
  /** Something else is the player's next step, so all buttons are secondary ones. */
  secondary: boolean;
  onAnother: () => void;
}

/** The ways on from a result. Credit that was moved can be played with at once; what has been asked for is in the history. */
export function ResultLinks({ kind, messages, links, row, secondary, onAnother }: Props) {
  const search = row ? transactionSearch(row, kind) : `?type=${kind}&start=&end=`;
  const history = { text: messages.seeTransaction, address: links.transactions + search };
  const onward = { text: messages.onward, address: links.home };
  const [first, second] = kind === 'transfer' ? [onward, history] : [history, onward];
  return (
    <div className="grid gap-3 xs:grid-cols-2">
      <a href={first.address} className={`button min-h-12 xs:col-span-2 ${secondary ? 'button-outline' : 'button-primary'}`}>
        {first.text}
      </a>
      <Button variant="secondary" onClick={onAnother}>
        {messages.another}
      </Button>
      <a href={second.address} className="button button-outline min-h-12">
        {second.text}
      </a>
    </div>
  );
}
