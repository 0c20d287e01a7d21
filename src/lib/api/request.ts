import * as v from 'valibot';
import { CALL_TIMEOUTS_MS } from '../config.ts';
import { bareRequest, type RequestContext } from '../domain/bare-request.ts';
import type { Fields, Route } from './route.ts';
import { timeoutSignal } from './timeout-signal.ts';

/** Turns a row and its fields into the arguments of `fetch`. @throws ValiError when the fields are not what the row asks for: our own mistake */
export function buildRequest(
  route: Route,
  input: unknown,
  context: RequestContext,
): { url: string; init: RequestInit } {
  const fields = { ...(route.input ? v.parse(route.input, input) : {}), ...route.fixed };
  const { url, headers } = bareRequest(route.path, context);
  if (route.send === 'json') headers['content-type'] = 'application/json';
  const query =
    route.send === 'query'
      ? entriesOf(fields).map(([name, value]) => new URLSearchParams([[name, String(value)]]))
      : [];
  return {
    url: [url, ...query].join('&'),
    init: {
      method: route.method,
      headers,
      signal: timeoutSignal(CALL_TIMEOUTS_MS[limitOf(route, fields)]),
      ...(route.send === 'query' ? {} : { body: bodyOf(route, fields) }),
      ...(route.uncached ? { cache: 'no-store' } : {}),
    },
  };
}

/** Only a file takes long to send. */
function limitOf({ timeout }: Route, fields: Fields): Route['timeout'] {
  const hasFile = Object.values(fields).some((value) => value instanceof Blob);
  return timeout === 'upload' && !hasFile ? 'submit' : timeout;
}

/** The browser sets the content type of form bodies itself, with the boundary of a multipart body. */
function bodyOf(route: Route, fields: Fields): BodyInit {
  if (route.send === 'json') return JSON.stringify(fields);
  const body = route.send === 'multipart' ? new FormData() : new URLSearchParams();
  for (const [name, value] of entriesOf(fields, route.wrap)) body.append(name, value as string);
  return body;
}

function entriesOf(fields: Fields, wrap?: string): [string, string | number | Blob][] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [[wrap ? `${wrap}[${name}]` : name, value]];
  });
}
