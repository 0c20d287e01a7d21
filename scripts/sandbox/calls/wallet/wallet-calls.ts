import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { bearer, type PlayerEnv } from '../../requests/bearer.ts';
import type { Stores } from '../../stores/stores.ts';
import { addDepositCall } from './add-deposit.ts';
import { addTransferCall } from './add-transfer.ts';
import { addWithdrawCall } from './add-withdraw.ts';
import { addWithdrawBankCall } from './add-withdraw-bank.ts';
import { deleteWithdrawBankCall } from './delete-withdraw-bank.ts';
import { editWithdrawBankCall } from './edit-withdraw-bank.ts';
import { gameAccountBalanceCall } from './game-account-balance.ts';
import { launchGameCall } from './launch-game.ts';
import { preDepositCall } from './pre-deposit.ts';
import { preTransferCall } from './pre-transfer.ts';
import { preWithdrawCall } from './pre-withdraw.ts';
import { reportCall } from './report.ts';

/**
 * The calls that move money or tell of it, and the launch of games (spec section 7). Whatever a player can put right is an ordinary answer:
 * `{ success: false, message }`.
 */
export function walletCalls(database: DatabaseSync, stores: Stores): Hono<PlayerEnv> {
  const { cashier, sessions, receipts, rules } = stores;
  const app = new Hono<PlayerEnv>();
  const player = bearer(sessions);
  app.get('/api/v1/user/get-game-account-balance', player, gameAccountBalanceCall(database, cashier.ledger, rules));
  app.get('/api/v1/user/pre-deposit', player, preDepositCall(database, cashier.providers));
  app.post('/api/v1/user/add-deposit', player, addDepositCall(cashier.deposits, receipts));
  app.get('/api/v1/user/pre-withdraw', player, preWithdrawCall(cashier.providers));
  app.post('/api/v1/user/add-withdraw', player, addWithdrawCall(cashier.withdraw));
  app.post('/api/v1/user/add-withdraw-bank', player, addWithdrawBankCall(database));
  app.post('/api/v1/user/edit-withdraw-bank', player, editWithdrawBankCall(database));
  app.post('/api/v1/user/delete-withdraw-bank', player, deleteWithdrawBankCall(database));
  app.get('/api/v1/user/pre-transfer', player, preTransferCall(cashier.providers));
  app.post('/api/v1/user/add-transfer', player, addTransferCall(cashier.transfer));
  app.get('/api/v1/launch-game', player, launchGameCall(database, cashier.launches, rules));
  app.post('/api/v1/report', player, reportCall(database));
  return app;
}
