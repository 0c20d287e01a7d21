import { useState } from 'react';
import type texts from '@/content/messages/en/deposit.json';
import { deposit } from '@/lib/actions/money/deposit';
import type { SubmitOptions } from '@/lib/actions/money/submit-money';
import { openPaymentPage, openPaymentTab } from '@/lib/browser/tabs/payment-tab';
import { externalUrl } from '@/lib/domain/site/external-url';
import type { Deposit } from '@/lib/forms/deposit';

/** Where a deposit just made is to be paid, and the tab for it. */
export function usePayment(messages: typeof texts) {
  const [payment, setPayment] = useState<URL | 'unsafe'>();
  const [uploaded, setUploaded] = useState<number>();

  /** Asks for the deposit. Has to be called while a tap is being handled: a gateway's tab opens in it. */
  async function send(command: Deposit, gateway: string, options: SubmitOptions) {
    setPayment(undefined);
    const texts = { brand: gateway, title: messages.payWaiting, hint: messages.payWaitingHint };
    const tab = command.method === 'payment_gateway' ? openPaymentTab(texts) : undefined;
    const outcome = await deposit(command, { ...options, onUploadProgress: setUploaded });
    setUploaded(undefined);
    const url = outcome.status === 'done' ? outcome.value.url : undefined;
    const address = url === undefined ? undefined : externalUrl(url);
    if (tab) tab.end(address);
    else if (address) openPaymentPage(address);
    setPayment(url ? (address ?? 'unsafe') : undefined);
    return outcome;
  }

  return { payment, uploaded, send, forget: () => setPayment(undefined) };
}
