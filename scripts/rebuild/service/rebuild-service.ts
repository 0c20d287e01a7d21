import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import type { WriteFile } from '../../files/write-atomically.ts';
import { answerText } from '../../serve/fixed-page.ts';
import { setSecurityHeaders } from '../../serve/headers.ts';
import { listen, type Running } from '../../serve/listen.ts';
import { describeOutcome, failed, type Outcome } from '../publish/outcome.ts';
import { publishQueue } from '../queue/publish-queue.ts';
import { queueState } from '../queue/queue-state.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { reportIntake } from '../reports/report-intake.ts';
import { publishMetrics } from '../status/publish-metrics.ts';
import { type EndedPublish, serviceStatus } from '../status/status.ts';
import { visitMetrics } from '../status/visit-metrics.ts';
import { contentHook } from '../webhook/content-hook.ts';
import { liveSite } from './live-site.ts';
import type { Log } from './log.ts';
import { mayReadStatus } from './may-read-status.ts';

export interface ServiceOptions {
  /** 0 takes any free port. */
  port: number;
  /** `whsec_…` */
  secret: string;
  /** Opens `/healthz` and `/metrics` to other machines. */
  statusToken?: string | undefined;
  /** The site's origin, whose pages may send reports to `/reports`; undefined takes none. */
  reportsFrom?: string | undefined;
  store: ReleaseStore;
  /** Publishes once, and stops when the signal aborts. */
  publish: (signal: AbortSignal) => Promise<Outcome>;
  log: Log;
  /** Publishes at the start: changes that happened while the service was down are not announced again. */
  publishAtStart?: boolean;
  /** Called when a publish has ended. */
  onEnd?: (outcome: Outcome) => void;
  retryDelaysMs?: readonly number[];
  write?: WriteFile;
}

/** `/healthz` and `/metrics`. To whoever may not read them they do not exist. */
const STATUS_PATHS = new Set(['/healthz', '/metrics']);

/**
 * Serves the live release and keeps it up to date: `POST /hooks/content` and `POST /reports` on the site's own port, and `/healthz` and `/metrics`
 * for those who may read them.
 * @throws CommandError when the port is taken
 */
export async function startRebuildService(options: ServiceOptions): Promise<Running> {
  const {
    port,
    secret,
    statusToken,
    reportsFrom,
    store,
    publish,
    log,
    publishAtStart = false,
    onEnd,
    retryDelaysMs,
    write,
  } = options;
  const state = await queueState(join(store.folder, 'queue.json'), write);
  const registry = new Registry();
  const publishes = publishMetrics(registry);
  let lastPublish: EndedPublish | undefined;

  /** @returns whether it failed */
  async function publishOnce(signal: AbortSignal): Promise<boolean> {
    const covered = state.start();
    const startedAt = new Date().toISOString();
    const begun = performance.now();
    log.info('A publish begins');
    const outcome = await publish(signal).catch((error: unknown) => failed('start', error));
    if (signal.aborted) return false;
    const seconds = (performance.now() - begun) / 1_000;
    const endedAt = new Date().toISOString();
    const failure =
      outcome.kind === 'failed'
        ? { step: outcome.step, reason: outcome.reason, at: endedAt }
        : undefined;
    lastPublish = { outcome: outcome.kind, startedAt, endedAt };
    publishes.ended(outcome, seconds);
    log[failure ? 'error' : 'info'](
      { ...outcome, seconds: Number(seconds.toFixed(1)) },
      describeOutcome(outcome),
    );
    await state
      .finish(covered, failure)
      .catch((error: unknown) => log.error({ err: error }, 'The queue could not be written'));
    onEnd?.(outcome);
    return failure !== undefined;
  }

  const queue = publishQueue({ publish: publishOnce, retryDelaysMs });
  const site = liveSite(store, (error) =>
    log.error({ err: error }, 'The live release could not be read'),
  );
  const hook = contentHook({
    secret,
    async accept(delivery) {
      const acceptance = await state.accept(delivery);
      log.info({ delivery: delivery.id, acceptance }, 'A delivery');
      // After the response: starting a process takes longer than the sender should wait.
      // A repeated one may be the first that could be written down.
      if (acceptance === 'accepted' || (acceptance === 'repeated' && state.wanted))
        setImmediate(queue.request);
      return acceptance;
    },
    onAnswer({ error, ...answer }) {
      publishes.delivered(answer.status);
      if (error) log.error({ err: error }, 'A delivery could not be remembered');
      else if (answer.status !== 202) log.warn(answer, 'A delivery was refused');
    },
  });

  const logScript = (failure: object) => log.warn(failure, 'A script failed in a browser');
  const intake =
    reportsFrom === undefined
      ? undefined
      : reportIntake(reportsFrom, visitMetrics(registry, logScript));

  async function answerStatus(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    setSecurityHeaders(response, path);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      answerText(response, 405);
      return;
    }
    const now = serviceStatus({ store, queue, state, lastPublish });
    response.setHeader('Cache-Control', 'no-store');
    if (path === '/metrics') {
      publishes.update(now);
      answerText(response, 200, await registry.metrics(), registry.contentType);
    } else {
      answerText(response, now.release ? 200 : 503, `${JSON.stringify(now)}\n`, 'application/json');
    }
  }

  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (path === '/hooks/content') void hook(request, response);
    else if (path === '/reports' && intake) void intake(request, response);
    else if (STATUS_PATHS.has(path) && mayReadStatus(request, statusToken))
      void answerStatus(path, request, response);
    else site(request, response);
  });
  const running = await listen(server, port);
  if (publishAtStart || state.wanted) queue.request();
  return {
    url: running.url,
    async close() {
      await Promise.all([running.close(), queue.close()]);
    },
  };
}
