import * as v from 'valibot';
import type { PROVIDER_GROUPS } from '../../domain/games/provider.ts';
import { ignoreIssue, type OnIssue } from '../wire/issues.ts';
import { languageTexts } from '../wire/languages.ts';
import { reportedField, reportedRecord, reportedRows } from '../wire/reported-fields.ts';
import { WireName, WireSuccess } from '../wire/values.ts';
import { BankRow } from './bank-reply.ts';
import { GameRow } from './game-list-reply.ts';
import { AnnouncementRow, BannerRow, ContactRow, MarkRow, ProviderRow, SeoRow } from './init-rows.ts';
import { PromotionRow } from './promotion-reply.ts';

function providerGroups(complain: OnIssue) {
  const path = 'init.data.provider';
  const group = (name: (typeof PROVIDER_GROUPS)[number]) => reportedRows(`${path}.${name}`, ProviderRow, complain);
  return v.pipe(
    reportedRecord(path, complain),
    v.object({ live_casino: group('live_casino'), slot: group('slot'), mobile_slot: group('mobile_slot'), sport: group('sport') }),
  );
}

/** Help texts by the backend's key and by language; keys are read whatever their dashes and case. */
function helpPages(complain: OnIssue) {
  const path = 'init.data.page';
  return v.pipe(
    reportedRecord(path, complain),
    v.transform((pages) =>
      Object.entries(pages).map(([key, texts]) => ({
        key: key
          .trim()
          .toLowerCase()
          .replaceAll(/[_\s]+/g, '-'),
        texts: v.parse(languageTexts(`${path}.${key}`, complain), texts),
      })),
    ),
  );
}

/** The site settings (spec section 3). Every field is optional; one that cannot be read counts as missing, with a complaint. */
function initData(complain: OnIssue) {
  const at = (field: string) => `init.data.${field}`;
  return v.object({
    brand_name: reportedField(at('brand_name'), WireName, complain),
    brand_logo: reportedField(at('brand_logo'), WireName, complain),
    brand_favicon: reportedField(at('brand_favicon'), WireName, complain),
    brand_desc: languageTexts(at('brand_desc'), complain),
    marquee: languageTexts(at('marquee'), complain),
    theme: reportedField(at('theme'), WireName, complain),
    banner: reportedRows(at('banner'), BannerRow, complain),
    provider: providerGroups(complain),
    announcement: reportedRows(at('announcement'), AnnouncementRow, complain),
    bank: reportedRows(at('bank'), BankRow, complain),
    payment_logo: reportedRows(at('payment_logo'), MarkRow, complain),
    partner_logo: reportedRows(at('partner_logo'), MarkRow, complain),
    page: helpPages(complain),
    promotion: reportedRows(at('promotion'), PromotionRow, complain),
    seo: reportedRows(at('seo'), SeoRow, complain),
    hot_game: reportedRows(at('hot_game'), GameRow, complain),
    contact_us: reportedRows(at('contact_us'), ContactRow, complain),
  });
}
export type InitData = v.InferOutput<ReturnType<typeof initData>>;

const KNOWN_FIELDS = ['brand_name', 'provider', 'banner', 'page', 'promotion', 'seo', 'hot_game', 'marquee'];

/** The settings call (spec section 7, `GET /v1/init`). An answer with none of the settings we know is no answer. */
export function initReply(complain: OnIssue = ignoreIssue) {
  return v.object({
    success: v.pipe(WireSuccess, v.literal(true, 'true')),
    data: v.pipe(
      v.looseObject({}, 'an object'),
      v.check((data) => KNOWN_FIELDS.some((field) => data[field] !== null && data[field] !== undefined), 'site settings'),
      initData(complain),
    ),
  });
}
