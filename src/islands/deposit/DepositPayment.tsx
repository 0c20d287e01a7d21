import type { Messages } from '@/content/messages/messages';
import { fill } from '@/lib/domain/text/fill';
import { Notice } from '../ui/Notice';

interface Props {
  messages: Messages['deposit'];
  /** The address of the payment page; `unsafe` when the backend's must not be opened. */
  payment: URL | 'unsafe';
}

/** A link to the deposit's payment page, in case the browser has not opened it (spec section 4, Deposit). */
export function DepositPayment({ messages, payment }: Props) {
  if (payment === 'unsafe') return <Notice notice={{ kind: 'error', text: messages.payUnsafe }} />;
  return (
    <section className="flex flex-col gap-3 rounded-control bg-raised p-4">
      <h2 className="text-lg">{messages.payTitle}</h2>
      <p className="text-sm text-muted">{messages.payText}</p>
      <a href={payment.href} target="_blank" rel="noopener" className="button button-primary min-h-12 w-full wrap-anywhere">
        {fill(messages.payOpen, { host: payment.host })}
      </a>
    </section>
  );
}
