/** The object of the home page: buckets name a document for their root. */
const INDEX = 'index.html';

/** The path of an object on the site. */
export function pathOf(key: string): string {
  return key === INDEX ? '/' : `/${key.split('/').map(encodeURIComponent).join('/')}`;
}

/** The object at a path of the site. */
export function keyAt(path: string): string {
  return decodeURIComponent(path).slice(1) || INDEX;
}
