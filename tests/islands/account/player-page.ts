import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach } from 'vitest';
import { clearTokens } from '@/lib/stores/session/tokens';
import { BACKEND, backend } from '../backend';

// The session store outlives a test, so the player signs out after each.
afterEach(() => clearTokens());

type Sent = Record<string, string>;
export type Answer<Asked> = object | ((asked: Asked) => Response | Promise<Response>);

/** A player's bank accounts, as the backend sends them; the second is the default. */
export const PADMA = {
  id: 1,
  bank_id: 3,
  bank_name: 'Padma Savings',
  account_holder_name: 'Rahim',
  account_number: '0012',
  is_default: '0',
};
export const MEGHNA = {
  ...PADMA,
  ...{ id: 2, bank_id: 4, bank_name: 'Meghna Trust', account_number: '0034', is_default: '1' },
};

/**
 * Signs a player in before the page loads. Counts the requests for the profile in `requestCount`; a change of `user` shows at the next one.
 */
export function signInAs(user: Record<string, unknown>, status = 200): { requestCount: number } {
  const count = signInElsewhere(user, status);
  // A session that was started by an earlier test reads the token again.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  return count;
}

/** Another tab signs somebody in, which this tab has not noticed yet. */
export function signInElsewhere(
  user: Record<string, unknown>,
  status = 200,
): { requestCount: number } {
  const count = { requestCount: 0 };
  localStorage.setItem('token', `access-${user['id'] ?? 7}`);
  answerGet('user-profile', () => {
    count.requestCount += 1;
    return HttpResponse.json(
      { success: true, data: [{ id: 7, username: 'rahim', full_name: 'Rahim Uddin', ...user }] },
      { status },
    );
  });
  return count;
}

/** Answers a call that reads something; a function gets the query. */
export function answerGet(path: string, answer: Answer<URLSearchParams>): void {
  backend.use(
    http.get(`${BACKEND}/api/v1/${path}`, ({ request }) =>
      typeof answer === 'function'
        ? answer(new URL(request.url).searchParams)
        : HttpResponse.json(answer),
    ),
  );
}

/** The fields of either kind of body; a file as its type. Read by hand: Node cannot read back what jsdom's files make of a multipart body. */
function fieldsOf(body: string): Sent {
  const parts = [
    ...body.matchAll(
      /; name="([^"]+)"(?:; filename="[^"]*"\r\nContent-Type: (\S+))?\r\n\r\n([^\r]*)/g,
    ),
  ];
  return Object.fromEntries(
    parts.length > 0
      ? parts.map(([, name, type, value]) => [name, type ?? value])
      : new URLSearchParams(body),
  );
}

/** Answers a form; a function gets what was sent. Returns all that was sent, each as name and value. */
export function answerForm(path: string, answer: Answer<Sent>): Sent[] {
  const sent: Sent[] = [];
  backend.use(
    http.post(`${BACKEND}/api/v1/${path}`, async ({ request }) => {
      const fields = fieldsOf(await request.text());
      sent.push(fields);
      return typeof answer === 'function' ? answer(fields) : HttpResponse.json(answer);
    }),
  );
  return sent;
}

/** Fields by the backend's names. */
export const wrapped = (wrap: string, fields: Sent): Sent =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${wrap}[${name}]`, value]));

export const alertText = async () => (await screen.findByRole('alert')).textContent;

/** Where the link of this name leads, of which the part has one. */
export const hrefOf = (name: string | RegExp, part: HTMLElement = document.body) =>
  within(part).getByRole('link', { name }).getAttribute('href');
