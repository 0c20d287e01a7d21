import type { Messages } from '@/content/messages/messages';
import type { TransactionTexts } from '../transactions/transaction-labels';

/** The texts of the account's hub, apart from each other since their keys are the same. */
export interface HubTexts {
  hub: Messages['account-hub'];
  /** For the types and states of transactions. */
  transaction: TransactionTexts;
  /** For the turnover that is left. */
  bonus: Messages['bonuses'];
}
