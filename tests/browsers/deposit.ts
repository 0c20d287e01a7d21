import { type Setting, SUBMIT } from './setting.ts';

const MAX_STEPS = 5;

interface Deposit {
  /** The tab of the way to pay, by its text's key. */
  tab: 'fundTransfer' | 'paymentGateway';
  hasReceipt: boolean;
}

/** Fills in a deposit, step by step, and sends it. Phones show one step after the other, large screens all at once. */
export async function sendDeposit({ walk, receiptFile, text }: Setting, { tab, hasReceipt }: Deposit): Promise<void> {
  await walk.open('/');
  await walk.open('/deposit');
  await walk.alive();
  await walk.seen('main form');
  await walk.seen('main form button:not(.chip)');
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    if (await walk.isSeen('input[name=amount]')) await walk.type('input[name=amount]', '50');
    if (await walk.isSeen('[role=tab]')) {
      await walk.tapText('[role=tab]', text('deposit', tab));
      await walk.tap('main form label.choice-tile');
    }
    if (hasReceipt && (await walk.isSeen('input[name=receipt]'))) {
      await walk.driver.upload('input[name=receipt]', receiptFile);
      await walk.seen('main form .money-more img');
    }
    if (await walk.isSeen(SUBMIT)) break;
    await walk.tapText('main form button', text('deposit', 'next'));
  }
  await walk.tap(SUBMIT);
}
