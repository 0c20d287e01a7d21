/** Folder of the bucket with what the site is published from. It is no part of the site: readers need no access to it. */
export const KEPT = '.releases/';
/** Held by whoever publishes (bucket-lock.ts). */
export const LOCK = `${KEPT}lock.json`;
/** Which release is live (bucket-state.ts). */
export const STATE = `${KEPT}state.json`;
/** How each object looked after the last whole publish (bucket-record.ts). */
export const RECORD = `${KEPT}objects.json`;
const MANIFESTS = `${KEPT}manifests/`;
const CONTENT = `${KEPT}content/`;

/** The description of a release. */
export const manifestKey = (id: string) => `${MANIFESTS}${id}.json`;
/** The id of the release that a key describes; undefined for any other key. */
export const manifestOf = (key: string) =>
  key.startsWith(MANIFESTS) && key.endsWith('.json') ? key.slice(MANIFESTS.length, -5) : undefined;
/** The bytes of a page or of another file whose name stays when its content changes. */
export const contentKey = (sha256: string) => CONTENT + sha256;
export const isContent = (key: string) => key.startsWith(CONTENT);
