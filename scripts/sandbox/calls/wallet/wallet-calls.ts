import { Hono } from 'hono';
import { bearer, type PlayerEnv } from '../../requests/bearer.ts';
import type { Stores } from '../../stores/stores.ts';
import { addDepositCall } from './add-deposit.ts';
import { addTransferCall } from './add-transfer.ts';
import { addWithdrawCall } from './add-withdraw.ts';
import { bankAccountCalls } from './bank-accounts.ts';
import { gameAccountBalanceCall, launchGameCall } from './game-provider.ts';
import { preDepositCall } from './pre-deposit.ts';
import { reportCall } from './report.ts';

/** The calls that move money or tell of it, and the launch of games. */
export function walletCalls(stores: Stores): Hono<PlayerEnv> {
  const app = new Hono<PlayerEnv>();
  const player = bearer(stores.sessions);
  const { accounts } = stores;
  const choice = (rows: unknown) => ({ success: true, data: { game_provider: rows } });
  app.get('/api/v1/user/get-game-account-balance', player, gameAccountBalanceCall(stores));
  app.get('/api/v1/user/pre-deposit', player, preDepositCall(stores));
  app.post('/api/v1/user/add-deposit', player, addDepositCall(stores));
  app.get('/api/v1/user/pre-withdraw', player, (c) =>
    c.json(choice(accounts.of(c.get('playerId')))),
  );
  app.post('/api/v1/user/add-withdraw', player, addWithdrawCall(stores));
  // Every provider, since a first transfer opens the account there.
  app.get('/api/v1/user/pre-transfer', player, (c) => c.json(choice(accounts.all())));
  app.post('/api/v1/user/add-transfer', player, addTransferCall(stores));
  app.use('/api/v1/user/:call{[a-z]+-withdraw-bank}', player);
  app.route('/api/v1/user', bankAccountCalls(stores));
  app.get('/api/v1/launch-game', player, launchGameCall(stores));
  app.post('/api/v1/report', player, reportCall(stores));
  return app;
}
