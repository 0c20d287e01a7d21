import type texts from '@/content/messages/en/deposit.json';
import { fill } from '@/lib/domain/text/fill';
import { Notice } from '../ui/Notice';

interface Props {
  messages: typeof texts;
  payment: URL | 'unsafe';
}

/** On a phone it comes below the form, which is at its first step again. */
function bringIntoView(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest' });
}

/** The way to a deposit's payment page, for when the browser has not opened it (spec section 4, Deposit). */
export function DepositPayment({ messages, payment }: Props) {
  if (payment === 'unsafe') return <Notice notice={{ kind: 'error', text: messages.payUnsafe }} />;
  return (
    <section ref={bringIntoView} className="card flex flex-col gap-3">
      <h2 className="text-lg">{messages.payTitle}</h2>
      <p className="text-sm text-muted">{messages.payText}</p>
      <a href={payment.href} target="_blank" rel="noopener" className="button bg-primary text-on-primary wrap-anywhere">
        {fill(messages.payOpen, { host: payment.host })}
      </a>
    </section>
  );
}
