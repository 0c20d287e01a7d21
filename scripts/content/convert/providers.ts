import type { InitData } from '../../../src/lib/api/replies/init-reply.ts';
import {
  PROVIDER_GROUPS,
  type Provider,
  type ProviderGroup,
  type Providers,
} from '../../../src/lib/domain/games/game.ts';
import { withoutRepeats } from '../../../src/lib/domain/repeats.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Warn } from '../pull-log.ts';
import { compact } from './compact.ts';
import { providerSlugs } from './slugs.ts';
import { labelOf, oneLine } from './texts.ts';

type Sent = InitData['provider'];

function groupOf(
  group: ProviderGroup,
  sent: Sent[ProviderGroup],
  pictures: Pictures,
  warn: Warn,
): Promise<Provider[]> {
  const unique = withoutRepeats(
    sent,
    ({ id }) => id,
    ({ id, name }) =>
      warn(`${labelOf(`init.data.provider.${group}`, name)}: id ${id} is taken; left out`),
  );
  const rows = unique.map((row) => ({ ...row, name: oneLine(row.name) }));
  const slugs = providerSlugs(rows);
  return Promise.all(
    rows.map(async ({ id, name, image }) => {
      const where = labelOf(`init.data.provider.${group}`, name);
      return compact({
        id,
        name,
        slug: slugs.get(id) ?? id,
        image: await pictures.picture(image, 'provider', where),
      });
    }),
  );
}

/** The game providers of all groups, in the backend's order. */
export async function providersOf(sent: Sent, pictures: Pictures, warn: Warn): Promise<Providers> {
  const groups = await Promise.all(
    PROVIDER_GROUPS.map(
      async (group) => [group, await groupOf(group, sent[group], pictures, warn)] as const,
    ),
  );
  return Object.fromEntries(groups) as Providers;
}
