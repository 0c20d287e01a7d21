import type { Messages } from '@/content/messages/messages';
import { loadStyles, preloadStyles } from '@/lib/browser/page/load-styles';
import { runOnce } from '@/lib/browser/run-once';
import { CATALOGUE_PATH } from '@/lib/config';
import { createSearch } from './search-markup';

/** The texts alone: what loads those of every area comes with a player's scripts. */
const texts = import.meta.glob<Messages['search']>('../../content/messages/*/search.json', {
  import: 'default',
});

const loadTexts = runOnce(async () => {
  const load =
    texts[`../../content/messages/${document.documentElement.dataset['language']}/search.json`];
  if (!load) throw new Error('No texts for the search in this language');
  return load();
});

const loadStart = runOnce(() => import('./search-start'));

/** Has the texts of the search ready. */
export async function prepareSearch(): Promise<void> {
  await loadTexts();
}

const addSearch = runOnce(async (link: HTMLAnchorElement) => {
  const label = link.getAttribute('aria-label') ?? link.textContent.trim();
  const [messages] = await Promise.all([loadTexts(), loadStyles()]);
  return document.body.appendChild(createSearch(label, messages));
});

const gamesOf = (dialog: HTMLDialogElement) =>
  dialog.querySelector('[data-search-games]') as HTMLElement;

const showGames = runOnce(async (dialog: HTMLDialogElement, href: string) => {
  (await loadStart()).showStart(gamesOf(dialog), href);
});

const startTyping = runOnce(async (dialog: HTMLDialogElement) => {
  const { searchWhileTyping } = await fetchSearch();
  searchWhileTyping(dialog, gamesOf(dialog), await loadTexts());
});

/** Opens the search: its dialog and field first, then the games of its beginning, and then what finds others. */
export async function openSearch(link: HTMLAnchorElement): Promise<void> {
  link.setAttribute('aria-busy', 'true');
  const dialog = await addSearch(link).finally(() => link.removeAttribute('aria-busy'));
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
  await showGames(dialog, link.getAttribute('href') ?? '/');
  await startTyping(dialog);
}

/** Asks for the dialog with its styles, the games and the script that draws them, and then for the one that finds others: it would take the line from the games. */
export async function fetchSearch(): Promise<typeof import('./search-while-typing')> {
  // Without them the tap says what happens.
  preloadStyles();
  prepareSearch().catch(() => undefined);
  if (!document.querySelector('link[as=fetch]')) {
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'fetch',
        crossOrigin: '',
        href: CATALOGUE_PATH,
      }),
    );
  }
  const { loadCatalogue } = await loadStart();
  await loadCatalogue();
  return import('./search-while-typing');
}
