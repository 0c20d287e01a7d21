import type { Messages } from '@/content/messages/messages';
import { pageLanguage, pageLocale } from '@/lib/browser/page/page-language';
import { runOnce } from '@/lib/browser/run-once';
import { withLimits } from '@/lib/domain/limits/with-limits';

/** Areas whose texts are loaded in the browser, with the island that shows them. */
export type LateArea =
  | 'account-hub'
  | 'bank'
  | 'bonuses'
  | 'budget'
  | 'form'
  | 'games'
  | 'mobile-slots'
  | 'money'
  | 'notices'
  | 'play'
  | 'player-frame'
  | 'profile'
  | 'reality-check'
  | 'transaction'
  | 'transfer'
  | 'welcome'
  | 'withdraw';

const files = import.meta.glob<Record<string, string>>(
  '../content/messages/*/{account-hub,bank,bonuses,budget,form,games,mobile-slots,money,notices,play,player-frame,profile,reality-check,transaction,transfer,welcome,withdraw}.json',
  { import: 'default' },
);
/** Each once: Chrome answers a repeated `import()` only some time after a finger is up. */
const loaders = new Map(Object.entries(files).map(([file, load]) => [file, runOnce(load)]));

/** Loads the texts of one or two areas in the page's language: in the page they would add to everybody's first load. Rejects when a file cannot be loaded. */
export function loadMessages<Area extends LateArea>(area: Area): Promise<Messages[Area]>;
export function loadMessages<Area extends LateArea, Other extends LateArea>(
  area: Area,
  other: Other,
): Promise<Messages[Area] & Messages[Other]>;
export async function loadMessages(...areas: LateArea[]): Promise<Record<string, string>> {
  const loaded = await Promise.all(areas.map((area) => load(area)));
  return withLimits<Record<string, string>>(Object.assign({}, ...loaded), pageLocale());
}

function load(area: LateArea): Promise<Record<string, string>> {
  const loadFile = loaders.get(`../content/messages/${pageLanguage()}/${area}.json`);
  if (!loadFile) throw new Error(`No texts for ${area} in ${pageLanguage()}`);
  return loadFile();
}
