import * as v from 'valibot';
import type { PROVIDER_GROUPS } from '../../domain/games/game.ts';
import { ignoreIssue, type OnIssue } from '../wire/issues.ts';
import { languageTexts } from '../wire/languages.ts';
import { reportedField, reportedRecord, reportedRows } from '../wire/reported-fields.ts';
import { WireName, WireSuccess } from '../wire/values.ts';
import { GameRow } from './game-list-reply.ts';
import {
  announcementRow,
  BankRow,
  bannerRow,
  ContactRow,
  MarkRow,
  ProviderRow,
  SeoRow,
} from './init-rows.ts';
import { PromotionRow } from './promotion-reply.ts';

function providerGroups(onIssue: OnIssue) {
  const path = 'init.data.provider';
  const group = (name: (typeof PROVIDER_GROUPS)[number]) =>
    reportedRows(`${path}.${name}`, ProviderRow, onIssue);
  return v.pipe(
    reportedRecord(path, onIssue),
    v.object({
      live_casino: group('live_casino'),
      slot: group('slot'),
      mobile_slot: group('mobile_slot'),
      sport: group('sport'),
    }),
  );
}

/** Help texts by the backend's key and by language. Keys are normalised, since backends differ in dashes and case. */
function helpPages(onIssue: OnIssue) {
  const path = 'init.data.page';
  return v.pipe(
    reportedRecord(path, onIssue),
    v.transform((pages) =>
      Object.entries(pages).map(([key, texts]) => ({
        key: key
          .trim()
          .toLowerCase()
          .replaceAll(/[_\s]+/g, '-'),
        texts: v.parse(languageTexts(`${path}.${key}`, onIssue), texts),
      })),
    ),
  );
}

/** The site settings (spec section 3). Every field is optional; one that cannot be read counts as missing and is reported. */
function initData(onIssue: OnIssue) {
  const at = (field: string) => `init.data.${field}`;
  return v.object({
    brand_name: reportedField(at('brand_name'), WireName, onIssue),
    brand_logo: reportedField(at('brand_logo'), WireName, onIssue),
    brand_favicon: reportedField(at('brand_favicon'), WireName, onIssue),
    brand_desc: languageTexts(at('brand_desc'), onIssue),
    marquee: languageTexts(at('marquee'), onIssue),
    theme: reportedField(at('theme'), WireName, onIssue),
    banner: reportedRows(at('banner'), bannerRow(at('banner'), onIssue), onIssue),
    provider: providerGroups(onIssue),
    announcement: reportedRows(
      at('announcement'),
      announcementRow(at('announcement'), onIssue),
      onIssue,
    ),
    bank: reportedRows(at('bank'), BankRow, onIssue),
    payment_logo: reportedRows(at('payment_logo'), MarkRow, onIssue),
    partner_logo: reportedRows(at('partner_logo'), MarkRow, onIssue),
    page: helpPages(onIssue),
    promotion: reportedRows(at('promotion'), PromotionRow, onIssue),
    seo: reportedRows(at('seo'), SeoRow, onIssue),
    hot_game: reportedRows(at('hot_game'), GameRow, onIssue),
    contact_us: reportedRows(at('contact_us'), ContactRow, onIssue),
  });
}
export type InitData = v.InferOutput<ReturnType<typeof initData>>;

const KNOWN_FIELDS = [
  'brand_name',
  'provider',
  'banner',
  'page',
  'promotion',
  'seo',
  'hot_game',
  'marquee',
];

/** The settings call (spec section 7, `GET /v1/init`). An answer without any of the known settings is invalid. */
export function initReply(onIssue: OnIssue = ignoreIssue) {
  return v.object({
    success: v.pipe(WireSuccess, v.literal(true)),
    data: v.pipe(
      v.looseObject({}),
      v.check(
        (data) => KNOWN_FIELDS.some((field) => data[field] !== null && data[field] !== undefined),
        'site settings',
      ),
      initData(onIssue),
    ),
  });
}
