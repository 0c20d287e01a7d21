import type { Tokens } from '../players/session-store.ts';

export type Fields = Record<string, string>;

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export interface Calls {
  url: string;
  get(path: string, token?: string): Promise<Answer>;
  post(path: string, body: unknown, headers?: Fields): Promise<Answer>;
  /** `fields` wrapped as in `add_user[username]`. */
  form(path: string, wrap: string, fields: Fields, headers?: Fields): Promise<Answer>;
  login(username: string, password: string): Promise<Tokens>;
  refresh(refreshToken: string): Promise<Answer>;
  /** The status that this access token gets. */
  statusWith(token: string): Promise<number>;
  captchaToken(): Promise<string>;
  /** Asks for a code as the form does. */
  requestOtp(phone: string): Promise<Answer>;
  requestReset(phone: string): Promise<Answer>;
  /** The code in the newest message to a phone. */
  codeFor(phone: string): Promise<string>;
}

/** A client of the sandbox at `url`, written after spec section 7. */
export function callsAt(url: string): Calls {
  const ask = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await fetch(url + path, init);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const calls: Calls = {
    url,
    get: (path, token) => ask(path, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } }),
    post: (path, body, headers) =>
      ask(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }),
    form(path, wrap, fields, headers = {}) {
      const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [`${wrap}[${name}]`, value]));
      return ask(path, { method: 'POST', headers, body });
    },
    async login(username, password) {
      const { body } = await calls.post('/api/login', { username, password });
      return body as unknown as Tokens;
    },
    refresh: (refreshToken) => calls.post('/api/token/refresh', { refresh_token: refreshToken }),
    statusWith: async (token) => (await calls.get('/api/v1/user-profile', token)).status,
    captchaToken: async () => String((await calls.get('/recaptcha/token?k=sandbox')).body['token']),
    requestOtp: async (phone) =>
      calls.form('/api/v1/request-otp', 'verify_phone_number', {
        contact_no: phone,
        'g-recaptcha-response': await calls.captchaToken(),
      }),
    requestReset: async (phone) =>
      calls.form('/api/v1/forget-password', 'verify_forget_password', {
        contact_no: phone,
        'g-recaptcha-response': await calls.captchaToken(),
      }),
    async codeFor(phone) {
      const { body } = await calls.get(`/desk/api/sms?phone=${phone}`);
      return (body['sms'] as { text: string }[])[0]?.text.slice(0, 6) ?? '';
    },
  };
  return calls;
}
