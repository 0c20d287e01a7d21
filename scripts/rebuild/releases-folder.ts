/** Where releases are kept; `current` in it is the live site. */
export const RELEASES = '.releases';
