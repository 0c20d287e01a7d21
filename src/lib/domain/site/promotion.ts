import type { Language } from '../../config.ts';
import type { Picture } from '../picture.ts';

/** A promotion (spec section 3). */
export interface Promotion {
  id: string;
  /** The last part of its own address, `/promotion/{slug}`. Safe and unique. */
  slug: string;
  name: string;
  /** Absent: shown in every language. */
  language?: Language;
  image?: Picture;
  /** Sanitised at the pull; may be set as HTML. */
  html: string;
  /** The start of the content as plain text, at most 160 characters, for cards and descriptions. */
  summary: string;
}
