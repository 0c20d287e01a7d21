import i18next from 'i18next';
import type account from '@/content/messages/en/account.json';
import type bank from '@/content/messages/en/bank.json';
import type bonuses from '@/content/messages/en/bonuses.json';
import type catalogue from '@/content/messages/en/catalogue.json';
import type deposit from '@/content/messages/en/deposit.json';
import type entry from '@/content/messages/en/entry.json';
import type forgotPassword from '@/content/messages/en/forgot-password.json';
import type form from '@/content/messages/en/form.json';
import type frame from '@/content/messages/en/frame.json';
import type games from '@/content/messages/en/games.json';
import type gate from '@/content/messages/en/gate.json';
import type home from '@/content/messages/en/home.json';
import type login from '@/content/messages/en/login.json';
import type money from '@/content/messages/en/money.json';
import type pages from '@/content/messages/en/pages.json';
import type profile from '@/content/messages/en/profile.json';
import type promotion from '@/content/messages/en/promotion.json';
import type register from '@/content/messages/en/register.json';
import type transaction from '@/content/messages/en/transaction.json';
import type transfer from '@/content/messages/en/transfer.json';
import type withdraw from '@/content/messages/en/withdraw.json';
import type { Language } from '../config.ts';

/** The English files are the type of all languages; `scripts/check/sources/message-keys.ts` holds the others to it. */
export interface Messages {
  account: typeof account;
  bank: typeof bank;
  bonuses: typeof bonuses;
  catalogue: typeof catalogue;
  deposit: typeof deposit;
  entry: typeof entry;
  form: typeof form;
  'forgot-password': typeof forgotPassword;
  frame: typeof frame;
  gate: typeof gate;
  games: typeof games;
  home: typeof home;
  login: typeof login;
  money: typeof money;
  pages: typeof pages;
  profile: typeof profile;
  promotion: typeof promotion;
  register: typeof register;
  transaction: typeof transaction;
  transfer: typeof transfer;
  withdraw: typeof withdraw;
}

const files = import.meta.glob<Record<string, string>>('../../content/messages/*/*.json', { eager: true, import: 'default' });

for (const [path, bundle] of Object.entries(files)) {
  const [language, area] = path.replace('.json', '').split('/').slice(-2);
  if (language && area) i18next.addResourceBundle(language, area, bundle, true, true);
}

/** The texts of one area in a language; English fills what is missing. An island gets them as one prop. */
export function texts<Area extends keyof Messages>(language: Language, area: Area): Messages[Area] {
  const english: Messages[Area] = i18next.getResourceBundle('en', area);
  return { ...english, ...i18next.getResourceBundle(language, area) };
}
