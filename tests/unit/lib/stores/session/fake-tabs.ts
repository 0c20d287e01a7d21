import { delay } from '@/lib/browser/page/when';
import { createRefresh } from '@/lib/stores/session/refresh-once';
import type { NewTokens, Tokens } from '@/lib/stores/session/tokens';
import { caller } from '../../api/fake-caller.ts';
import { FakeLocks } from '../../fake-locks.ts';

/** A backend that rotates refresh tokens and ends the session when one is used twice, as the sandbox does. */
class RotatingBackend {
  refreshes = 0;
  calls = 0;
  isRevoked = false;
  /** Instead of a good refresh: how the backend answers. */
  answer: (() => Promise<Response>) | undefined;
  rotates = true;
  forgivesReuse = false;
  #generation = 1;
  #isExpired = true;
  readonly #latency: () => number;

  constructor(latency: () => number) {
    this.#latency = latency;
  }

  /** No access token handed out so far is good any more. */
  expire(): void {
    this.#isExpired = true;
  }

  readonly fetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    await delay(this.#latency());
    const answer = String(url).includes('token/refresh')
      ? await this.#refresh(String(init?.body))
      : this.#call(new Headers(init?.headers));
    await delay(this.#latency());
    return answer;
  };

  async #refresh(body: string): Promise<Response> {
    this.refreshes += 1;
    if (this.answer) return this.answer();
    const { refresh_token } = JSON.parse(body) as { refresh_token: string };
    if (this.isRevoked || refresh_token !== `refresh-${this.rotates ? this.#generation : 1}`) {
      this.isRevoked = !this.forgivesReuse;
      return Response.json({ success: false, message: 'The session has ended' }, { status: 401 });
    }
    this.#generation += 1;
    this.#isExpired = false;
    const token = `access-${this.#generation}`;
    return Response.json({
      success: true,
      token,
      ...(this.rotates && { refresh_token: `refresh-${this.#generation}` }),
    });
  }

  #call(headers: Headers): Response {
    this.calls += 1;
    const isGood =
      !this.isRevoked &&
      !this.#isExpired &&
      headers.get('authorization') === `Bearer access-${this.#generation}`;
    return isGood
      ? Response.json({ credit: '1.00' })
      : Response.json({ success: false, message: 'Unauthenticated' }, { status: 401 });
  }
}

/** One browser with tabs in processes of their own: what one writes, the others read only after some time. */
export class FakeBrowser {
  readonly locks = new FakeLocks();
  /** The tabs that removed the tokens, and those that went to the login. */
  readonly cleared: string[] = [];
  readonly atLogin: string[] = [];
  readonly #views = new Map<string, Tokens>();
  readonly #lag: () => number;
  readonly backend: RotatingBackend;

  constructor({
    latencyMs,
    lagMs = 0,
    random = () => 1,
  }: { latencyMs: number; lagMs?: number; random?: () => number }) {
    this.backend = new RotatingBackend(() => random() * latencyMs);
    this.#lag = () => random() * lagMs;
  }

  open(name: string, { hasLocks = true } = {}) {
    this.#views.set(name, { access: 'access-1', refresh: 'refresh-1' });
    const { call } = caller([], {
      fetch: this.backend.fetch,
      accessToken: () => this.#read(name).access,
      refresh: () => refresh(),
    });
    const refresh = createRefresh({
      readTokens: () => this.#read(name),
      storeTokens: ({ access, refresh }: NewTokens) =>
        this.#write(name, { access, refresh: refresh ?? this.#read(name).refresh }),
      call,
      clearTokens: () => {
        this.cleared.push(name);
        this.#write(name, {});
      },
      goToLogin: () => this.atLogin.push(name),
      locks: hasLocks ? this.locks.of(name) : undefined,
    });
    return {
      call,
      tokens: () => this.#read(name),
      write: (tokens: Partial<Tokens>) => this.#write(name, tokens),
    };
  }

  #read(name: string): Tokens {
    return { ...(this.#views.get(name) as Tokens) };
  }

  /** The access token arrives first, as it is written first. */
  #write(from: string, { access, refresh }: Partial<Tokens>): void {
    for (const tab of this.#views.keys()) {
      const lag = tab === from ? 0 : this.#lag();
      const arrive = (part: Partial<Tokens>) =>
        this.#views.set(tab, { ...this.#read(tab), ...part });
      if (lag === 0) arrive({ access, refresh });
      else {
        setTimeout(() => arrive({ access }), lag);
        setTimeout(() => arrive({ refresh }), lag + 1);
      }
    }
  }
}
