import Client from 'pusher-js';
import { eventually } from '../fixtures/eventually.ts';
import { test, type Wallet } from '../fixtures/wallet.ts';

async function listenAs(wallet: Wallet) {
  const { data } = await wallet.get('/api/v1/user-profile');
  const uuid = (data as { uuid: string }[])[0]?.uuid ?? '';
  const wsPort = Number(new URL(wallet.calls.url).port);
  const client = new Client('sandbox', { cluster: 'ap1', wsHost: '127.0.0.1', wsPort, forceTLS: false, enabledTransports: ['ws'] });
  const received: unknown[] = [];
  const channel = client.subscribe('lamp');
  await new Promise((resolve) => channel.bind('pusher:subscription_succeeded', resolve));
  for (const kind of ['deposit', 'withdraw']) channel.bind(`${kind}-${uuid}`, (told: object) => received.push({ kind, ...told }));
  return { received, disconnect: () => client.disconnect() };
}

test('a decision is pushed to the player, once', async ({ wallet }) => {
  const { received, disconnect } = await listenAs(wallet);
  await wallet.deposit();
  const deposit = await wallet.open();
  await wallet.decide(deposit, true);
  await wallet.decide(deposit, true);
  await wallet.withdraw();
  const withdrawal = await wallet.open();
  await wallet.decide(withdrawal, false);

  await eventually(() => received).toEqual([
    { kind: 'deposit', status: true, message: `Your deposit ${deposit} of RM 100.00 has been approved.` },
    {
      kind: 'withdraw',
      status: false,
      message: `Your withdrawal ${withdrawal} of RM 100.00 was not approved. The amount is back in your balance.`,
    },
  ]);
  disconnect();
});
