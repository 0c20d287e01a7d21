/** The games of the build, for the search: a file of the site. */
export const CATALOGUE_PATH = '/games.json';
