/** Where the gallery is built, from the project's root. */
export const GALLERY = '.cache/gallery';
