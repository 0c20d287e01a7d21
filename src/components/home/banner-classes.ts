/** How the words on a banner look. In large letters they are whole, and the picture gives way (`cramped`). */
export const BANNER_WORDS =
  'relative flex flex-1 flex-col justify-center gap-1 px-4 py-3 -outline-offset-4 wrap-anywhere md:gap-3 md:px-[6%]';

const LINES = 'line-clamp-3 w-[55%] md:w-1/2 cramped:block cramped:w-auto';
export const BANNER_HEADING = `${LINES} text-[clamp(1.25rem,3vw,2.75rem)] leading-tight font-bold`;
export const BANNER_LINE = `${LINES} text-sm/[1.4] lg:text-lg/[1.4]`;

/** The picture's right half, where its subject is, beside the words, and fading into their ground. */
export const BANNER_ART =
  'absolute inset-y-0 right-0 h-full w-1/2 mask-[linear-gradient(90deg,#0000,#000_40%)] object-cover object-[85%] md:w-3/5 cramped:hidden';

/** A promotion's picture may have lettering, so it is whole. */
export const OFFER_ART = [
  'absolute top-3 right-3 h-auto max-h-[calc(100%-1.5rem)] w-2/5 rounded-control object-contain cramped:hidden',
  'md:top-0 md:right-0 md:h-full md:max-h-none md:w-auto md:max-w-[48%] md:rounded-none md:object-right',
  'md:mask-[linear-gradient(90deg,#0000,#000_12%)]',
].join(' ');

/** A banner that is a picture alone. */
export const WHOLE_ART = 'absolute inset-0 size-full object-contain';
