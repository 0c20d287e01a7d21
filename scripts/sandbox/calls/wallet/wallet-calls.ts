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

/**
 * The calls that move money or tell of it, and the launch of games. Whatever a player can put right is an ordinary answer:
 * `{ success: false, message }`.
 */
export function walletCalls({ database, cashier, sessions }: Stores): Hono<PlayerEnv> {
  const app = new Hono<PlayerEnv>();
  const player = bearer(sessions);
  const { providers } = cashier;
  const choice = (rows: unknown) => ({ success: true, data: { game_provider: rows } });
  app.get('/api/v1/user/get-game-account-balance', player, gameAccountBalanceCall(database, cashier.ledger));
  app.get('/api/v1/user/pre-deposit', player, preDepositCall(database, providers));
  app.post('/api/v1/user/add-deposit', player, addDepositCall(cashier.deposit));
  app.get('/api/v1/user/pre-withdraw', player, (c) => c.json(choice(providers.of(c.get('playerId')))));
  app.post('/api/v1/user/add-withdraw', player, addWithdrawCall(cashier.withdraw));
  // Every provider, since a first transfer opens the account there.
  app.get('/api/v1/user/pre-transfer', player, (c) => c.json(choice(providers.all())));
  app.post('/api/v1/user/add-transfer', player, addTransferCall(cashier.transfer));
  app.use('/api/v1/user/:call{[a-z]+-withdraw-bank}', player);
  app.route('/api/v1/user', bankAccountCalls(database));
  app.get('/api/v1/launch-game', player, launchGameCall(database, cashier.launches));
  app.post('/api/v1/report', player, reportCall(database));
  return app;
}
