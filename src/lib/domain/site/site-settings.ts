import type { Language, Theme } from '../../config.ts';
import type { Game } from '../games/game.ts';
import type { Picture } from '../picture.ts';

export type LanguageTexts = Partial<Record<Language, string>>;

/** Title and descriptions for one path; `lib/site/seo.ts` matches the paths. */
export interface SeoEntry {
  /** Path as the backend wrote it, origin and trailing slash removed: `/`, `/bd/slots`. */
  path: string;
  title?: string;
  description?: string;
  ogTitle?: string;
  ogDescription?: string;
}

export interface BannerWords {
  heading: string;
  line?: string;
  /** A route of the site (`/promotion`), or an https address. */
  link?: string;
}

export interface Banner {
  image: Picture;
  /** The picture's alternative text; may be empty. */
  title: string;
  /** Absent where the picture stands alone. */
  words?: Partial<Record<Language, BannerWords>>;
}

export interface Mark {
  name: string;
  image: Picture;
}

export interface Bank {
  id: string;
  name: string;
}

/** Safe, absolute addresses of the contact entries. */
export interface Contacts {
  whatsapp?: string;
  telegram?: string;
  liveChat?: string;
}

/** Square icons made from the brand's favicon: `/media/{stem}-{size}.png`. */
export interface Icons {
  stem: string;
  sizes: number[];
}

/** What the operator tells everybody. The id is made of its words, so that one whose words change is shown again. */
export interface Announcement {
  id: string;
  title: LanguageTexts;
  content: LanguageTexts;
}

export interface ListedAnnouncement {
  id: string;
  title?: string | undefined;
  content?: string | undefined;
  /** The tag of the language that it is in. */
  lang: string;
}

/** The site config (spec section 3), read, checked and made safe at the pull. */
export interface SiteSettings {
  /** The description is there in English at least. */
  brand: { name: string; logo?: Picture; icons?: Icons; description: LanguageTexts };
  theme: Theme;
  marquee: LanguageTexts;
  announcements: Announcement[];
  contacts: Contacts;
  seo: SeoEntry[];
  banners: Banner[];
  hotGames: Game[];
  partners: Mark[];
  payments: Mark[];
  banks: Bank[];
  /** Origins that the content policy has to allow: those of remote pictures, and of the games' pictures that are loaded later. */
  pictureOrigins: string[];
}
