import { useStore } from '@nanostores/react';
import { pageLanguage } from '@/lib/browser/page/page';
import type { CatalogueProvider } from '@/lib/domain/games/catalogue';
import { addressIn } from '@/lib/domain/site/address';
import { fill } from '@/lib/domain/text/fill';
import { $catalogue } from '@/lib/stores/games/catalogue';
import { $foundProviders, $searchQuery } from '@/lib/stores/games/search';
import type { FinderMessages } from './search-messages';

/** Where a group's providers are found; slots have a page each. */
const GROUP_ROUTES = { live_casino: '/casino', mobile_slot: '/mobile-slots', sport: '/sports' } as const;
const MOST = 4;

/** The ways to providers: those of that name, or the whole list of the one that is looked through. */
export function FoundProviders({ messages }: { messages: FinderMessages }) {
  const found = useStore($foundProviders).slice(0, MOST);
  const { scope } = useStore($searchQuery);
  const catalogue = useStore($catalogue);
  const chosen =
    typeof scope === 'object' && catalogue.status === 'ready' ? catalogue.providers.find(({ id }) => id === scope.providerId) : undefined;
  const shown = chosen ? [chosen] : found;
  if (shown.length === 0) return null;
  return (
    <ul className="finder-providers" aria-label={messages.providers}>
      {shown.map((provider) => (
        <li key={provider.id}>
          <a href={addressIn(pageLanguage(), routeOf(provider))} className="finder-provider">
            <span translate={chosen ? undefined : 'no'}>{chosen ? fill(messages.allOf, { provider: provider.name }) : provider.name}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 5l7 7-7 7" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

function routeOf({ group, slug }: CatalogueProvider): string {
  return group === 'slot' ? `/slots/${encodeURIComponent(slug)}` : GROUP_ROUTES[group];
}
