import type texts from '@/content/messages/en/deposit.json';
import { fill } from '@/lib/domain/fill';
import { Notice } from '../ui/Notice';

interface Props {
  messages: typeof texts;
  payment: URL | 'unsafe';
}

/** The way to a deposit's payment page, for when the browser has not opened it (spec section 4, Deposit). */
export function DepositPayment({ messages, payment }: Props) {
  if (payment === 'unsafe') return <Notice notice={{ kind: 'error', text: messages.payUnsafe }} />;
  return (
    <section className="card flex flex-col gap-3">
      <h2 className="text-lg">{messages.payTitle}</h2>
      <p className="text-sm text-muted">{messages.payText}</p>
      <a href={payment.href} target="_blank" rel="noopener" className="button outlined wrap-anywhere hover:bg-raised">
        {fill(messages.payOpen, { host: payment.host })}
      </a>
    </section>
  );
}
