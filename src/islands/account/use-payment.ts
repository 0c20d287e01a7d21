import { useState } from 'react';
import type texts from '@/content/messages/en/deposit.json';
import { openPayment, openPaymentTab } from '@/lib/browser/payment-tab';
import { outsideAddress } from '@/lib/domain/outside-address';
import type { Deposit } from '@/lib/forms/deposit';
import { deposit } from '@/lib/stores/deposit';
import type { Sender } from '@/lib/stores/money-call';

/** Where a deposit just made is to be paid, and the tab for it. */
export function usePayment(messages: typeof texts) {
  const [payment, setPayment] = useState<URL | 'unsafe'>();

  /** Asks for the deposit. Has to be called while a tap is being handled: a gateway's tab opens in it. */
  async function send(command: Deposit, gateway: string, sender: Sender) {
    setPayment(undefined);
    const texts = { brand: gateway, title: messages.payWaiting, hint: messages.payWaitingHint };
    const tab = command.method === 'payment_gateway' ? openPaymentTab(texts) : undefined;
    const outcome = await deposit(command, sender);
    const url = outcome.status === 'done' ? outcome.value.url : undefined;
    const address = url === undefined ? undefined : outsideAddress(url);
    if (tab) tab.end(address);
    else if (address) openPayment(address);
    setPayment(url ? (address ?? 'unsafe') : undefined);
    return outcome;
  }

  return { payment, send, forget: () => setPayment(undefined) };
}
