/** Folder of the releases; the link `current` in it leads to the live one. */
export const RELEASES = '.releases';
