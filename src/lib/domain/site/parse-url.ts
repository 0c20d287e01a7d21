/** Parses an address, relative to `base` where one is given; undefined when it is none. `URL.canParse` is missing before Chrome 120 and Safari 17. */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
