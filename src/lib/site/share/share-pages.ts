import { LANGUAGES, type Language } from '../../config.ts';
import type { Picture } from '../../domain/picture.ts';
import { answerRoute } from '../../domain/site/answers.ts';
import { texts } from '../../i18n/messages.ts';
import { localPath } from '../../i18n/paths.ts';
import { answersIn } from '../answers.ts';
import { promotionsIn } from '../language-content.ts';
import { promotionRoute, slotRoute } from '../links.ts';
import { HELP_LINKS } from '../navigation.ts';
import { metaOf } from '../seo.ts';
import { promotions, providers, settings } from '../snapshot.ts';

/** A page with a share picture of its own, and what the picture shows. */
export interface SharePage {
  language: Language;
  route: string;
  label?: string;
  title: string;
  line?: string | undefined;
  picture?: Picture | undefined;
}

function homeOf(language: Language): SharePage {
  const { seo, brand } = settings;
  const source = { entries: seo, route: '/', path: localPath('/', language), language, brandName: brand.name };
  const { ogTitle, ogDescription } = metaOf({ ...source, title: undefined, description: undefined });
  return { language, route: '/', title: ogTitle, line: ogDescription };
}

/** Home, the help, each promotion, help page, answer and slot provider, in each language. */
export function sharePages(): SharePage[] {
  return LANGUAGES.flatMap((language) => {
    const frame = texts(language, 'frame');
    return [
      homeOf(language),
      ...promotionsIn(promotions, language).map((promotion) => ({
        ...{ language, route: promotionRoute(promotion), label: frame.promotion },
        ...{ title: promotion.name, picture: promotion.image },
      })),
      { language, route: '/help', label: frame.helpCenter, title: frame.answers },
      ...answersIn(language).map(({ slug, title }) => ({ language, route: answerRoute(slug), label: frame.helpCenter, title })),
      ...HELP_LINKS.map(({ slug, label }) => ({ language, route: `/help/${slug}`, label: frame.helpCenter, title: frame[label] })),
      ...providers.slot.map((provider) => ({
        ...{ language, route: slotRoute(provider), label: frame.slots },
        ...{ title: provider.name, picture: provider.image },
      })),
    ];
  });
}
