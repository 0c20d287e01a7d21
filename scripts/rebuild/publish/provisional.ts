/** Flag of the publisher's process: the site may be published before its pictures are encoded. */
export const PROVISIONAL = '--provisional';
