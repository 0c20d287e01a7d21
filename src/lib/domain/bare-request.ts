import type { Language } from '../config.ts';

/** What every request carries (spec section 7, "Common to every request"). */
export interface RequestContext {
  /** Backend origin; empty for the page's own. */
  base: string;
  language: Language;
  refCode: string | undefined;
  token: string | undefined;
}

/** The address and the headers of a call without fields. A file of its own for the head script, which makes some calls first and must stay small. */
export function bareRequest(path: string, { base, language, refCode, token }: RequestContext) {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (refCode) headers['RefCode'] = refCode;
  if (token) headers['authorization'] = `Bearer ${token}`;
  return { url: `${base}/api/${path}?locale=${language}`, headers };
}
