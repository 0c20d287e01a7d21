import * as v from 'valibot';
import { CALL_LIMITS, type Language } from '../config.ts';
import type { Fields, Route } from './route.ts';

/** What every call carries (spec section 7, "Common to every request"). */
export interface Caller {
  /** Backend origin; empty for the page's own. */
  base: string;
  language: Language;
  refCode: string | undefined;
  token: string | undefined;
}

function entriesOf(fields: Fields, wrap?: string): [string, string | Blob][] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [[wrap ? `${wrap}[${name}]` : name, typeof value === 'number' ? String(value) : value]];
  });
}

/** The body; the browser names the content type of the last two itself, a multipart's boundary included. */
function bodyOf(route: Route, fields: Fields): BodyInit {
  if (route.send === 'json') return JSON.stringify(fields);
  const body = route.send === 'multipart' ? new FormData() : new URLSearchParams();
  for (const [name, value] of entriesOf(fields, route.wrap)) body.append(name, value as string);
  return body;
}

/**
 * A row and its fields as a request for `fetch`.
 * @throws ValiError when the fields are not what the row asks for: our own mistake
 */
export function requestOf(route: Route, input: unknown, caller: Caller): { url: string; init: RequestInit } {
  const fields = { ...(route.input ? v.parse(route.input, input) : {}), ...route.fixed };
  const query = new URLSearchParams({ locale: caller.language });
  if (route.send === 'query') for (const [name, value] of entriesOf(fields)) query.append(name, value as string);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (route.send === 'json') headers['content-type'] = 'application/json';
  if (caller.refCode) headers['RefCode'] = caller.refCode;
  if (caller.token) headers['authorization'] = `Bearer ${caller.token}`;
  return {
    url: `${caller.base}/api/${route.path}?${query}`,
    init: {
      method: route.method,
      headers,
      signal: AbortSignal.timeout(CALL_LIMITS[route.limit]),
      ...(route.send === 'query' ? {} : { body: bodyOf(route, fields) }),
      ...(route.uncached ? { cache: 'no-store' } : {}),
    },
  };
}
