import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../database/database.ts';
import type { Business } from './business.ts';
import { pictureAddress } from './picture-address.ts';

/** The tables of schema/catalogue.sql. */
export function seedCatalogue(
  database: DatabaseSync,
  { providers, games, promotions, bonusTerms }: Business,
): void {
  providers.forEach(({ id, name, group, behaviour, opensAccounts }, position) => {
    insert(database, 'provider', {
      id,
      name,
      image: pictureAddress('providers', id),
      category: group,
      position,
      behaviour: behaviour ?? 'normal',
      opens_accounts: Number(opensAccounts ?? false),
    });
  });
  games.forEach(({ code, name, providerId, picture, hot }, position) => {
    const image = pictureAddress('games', picture);
    insert(database, 'game', {
      code,
      provider_id: providerId,
      name,
      image,
      position,
      hot_rank: hot || null,
    });
  });
  promotions.forEach(({ id, name, content, language, picture }, position) => {
    const image = pictureAddress('promotions', picture ?? id);
    const terms = bonusTerms.find(({ promotionIds }) => promotionIds.includes(id));
    insert(database, 'promotion', {
      ...{ id, promotion_name: name, image, content, language, position },
      bonus_percent: terms?.percent ?? 0,
      bonus_limit: terms?.limit ?? 0,
      turnover_times: terms?.turnoverTimes ?? 0,
      minimum_deposit: terms?.minimumDeposit ?? 0,
      bonus_days: terms?.days ?? 0,
      bonus_family: terms?.promotionIds[0] ?? null,
    });
  });
}
