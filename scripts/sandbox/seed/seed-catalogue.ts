import type { DatabaseSync } from 'node:sqlite';
import { insertRows } from '../database.ts';
import type { House } from './house.ts';
import { picture } from './picture.ts';

/** The tables of schema/catalogue.sql. */
export function seedCatalogue(database: DatabaseSync, house: House): void {
  const { providers, games, promotions } = house;
  insertRows(
    database,
    'provider',
    providers.map(({ id, name, group }, position) => ({
      id,
      name,
      image: picture('providers', id),
      category: group,
      position,
      behaviour: behaviourOf(house, id),
      welcomes: Number(house.welcomingProviders.includes(id)),
    })),
  );
  insertRows(
    database,
    'game',
    games.map(({ code, name, providerId, hot }, position) => ({
      code,
      provider_id: providerId,
      name,
      image: picture('games', code),
      position,
      hot_rank: hot ?? null,
    })),
  );
  insertRows(
    database,
    'promotion',
    promotions.map(({ id, promotionName, content, language }, position) => ({
      id,
      promotion_name: promotionName,
      image: picture('promotions', id),
      content,
      language,
      position,
      ...termsOf(house, id),
    })),
  );
}

function termsOf({ bonusTerms }: House, promotionId: number) {
  const terms = bonusTerms.find(({ promotionIds }) => promotionIds.includes(promotionId));
  return {
    bonus_percent: terms?.percent ?? 0,
    bonus_limit: terms?.limit ?? 0,
    turnover_times: terms?.turnoverTimes ?? 0,
    minimum_deposit: terms?.minimumDeposit ?? 0,
    bonus_days: terms?.days ?? 0,
    bonus_groups: JSON.stringify(terms?.groups ?? []),
    bonus_every: terms?.every ?? 'time',
    bonus_family: terms?.promotionIds[0] ?? null,
  };
}

function behaviourOf({ slowProviders, providersInMaintenance }: House, id: number): string {
  if (providersInMaintenance.includes(id)) return 'maintenance';
  return slowProviders.includes(id) ? 'slow' : 'normal';
}
