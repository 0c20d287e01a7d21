import type { Env } from '../../settings/env.ts';
import { firstPictures } from './first-pictures.ts';
import { captchaHeadScript, headScript } from './head-script.ts';
import type { InlineScript } from './inline-script.ts';
import { keepNext } from './keep-next.ts';
import { nextAnnouncement } from './next-announcement.ts';
import { recentPlace } from './recent-place.ts';
import { reserveList } from './reserve-list.ts';
import { scrollToCurrent } from './scroll-to-current.ts';
import { speculationRules } from './speculation-rules.ts';

/** Every script that pages have inline. */
export async function inlineScripts(env: Env): Promise<InlineScript[]> {
  const bundled = await Promise.all([headScript(env), captchaHeadScript(env.recaptcha.src)]);
  return [...bundled, firstPictures, keepNext, nextAnnouncement, recentPlace, reserveList, scrollToCurrent, speculationRules];
}
