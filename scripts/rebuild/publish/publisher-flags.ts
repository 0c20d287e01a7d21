/** Flags of the publisher's process: the site may be published before its pictures are encoded. */
export const PROVISIONAL = '--provisional';
/** The site may be less than half of the live one. */
export const ALLOW_SMALLER = '--allow-smaller';
