import { useStore } from '@nanostores/react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { pageLanguage } from '@/lib/browser/page/page';
import type { CatalogueProvider } from '@/lib/domain/games/catalogue';
import { addressIn } from '@/lib/domain/site/address';
import { fill } from '@/lib/domain/text/fill';
import { $catalogue } from '@/lib/stores/games/catalogue';
import { $foundProviders, $searchQuery } from '@/lib/stores/games/search';
import { Icon } from '../ui/Icon';

/** The page of each group of providers; slot providers have a page each. */
const GROUP_ROUTES = { live_casino: '/casino', mobile_slot: '/mobile-slots', sport: '/sports' } as const;
const MOST_SHOWN = 4;

/** Links to providers: those whose name matches, or the one that the search is limited to. */
export function FoundProviders({ messages }: { messages: Messages['search'] }) {
  const found = useStore($foundProviders).slice(0, MOST_SHOWN);
  const { scope } = useStore($searchQuery);
  const catalogue = useStore($catalogue);
  const chosen =
    typeof scope === 'object' && catalogue.status === 'ready' ? catalogue.providers.find(({ id }) => id === scope.providerId) : undefined;
  const shown = chosen ? [chosen] : found;
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={messages.providers}>
      {shown.map((provider) => (
        <li key={provider.id} className="max-w-full">
          <a href={addressIn(pageLanguage(), routeOf(provider))} className="filter-chip pe-2 font-bold">
            <span className="truncate" translate={chosen ? undefined : 'no'}>
              {chosen ? fill(messages.allOf, { provider: provider.name }) : provider.name}
            </span>
            <Icon path={icons.next} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function routeOf({ group, slug }: CatalogueProvider): string {
  return group === 'slot' ? `/slots/${encodeURIComponent(slug)}` : GROUP_ROUTES[group];
}
