import { join } from 'node:path';
import { CommandError } from '../command/run-command.ts';
import { secretIn } from '../desk/content-webhooks.ts';
import { type Draw, pictureStore } from '../pictures/picture-store.ts';
import { USUAL_PASSWORD_COST } from '../players/password.ts';
import { socketServer } from '../realtime/socket-server.ts';
import { type Business, type Login, loginsOf } from '../seed/business.ts';
import { openStores } from '../stores/stores.ts';
import type { Clock } from '../time/clock.ts';
import { sandboxApp } from './app.ts';
import { listenOnLoopback } from './loopback-server.ts';
import { openState, removeDatabase } from './state.ts';

const SITE_ORIGINS = ['http://localhost:4321', 'http://127.0.0.1:4321'];

/** What a stand-in backend shows: the sandbox's own business, or a small one of a test. */
export interface Content {
  business: Business;
  draw: Draw;
  /** Changes when `draw` would draw differently. */
  drawingEdition: string;
}

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  /** Holds the database; made when missing. */
  folder: string;
  log: (line: string) => void;
  /** Holds the drawn pictures; sandboxes may share it, since pictures take long to draw. Default: `media` in `folder`. */
  pictures?: string;
  /** Throws away what happened in `folder` so far. */
  reset?: boolean;
  /** Origins of the sites whose scripts may call; the default is the site's own at its usual port. The first is told of content changes. */
  origins?: readonly string[];
  /** Signs what the first site is told; the default is the secret that its `npm start` leaves in `folder`. */
  webhookSecret?: string;
  /** The time; tests hand in a clock that they set. */
  now?: Clock;
  /** Scrypt's N; tests take a low one. */
  passwordCost?: number;
}

export interface Sandbox {
  url: string;
  /** Players that a fresh sandbox knows. */
  logins: readonly Login[];
  /** Lets running requests finish, then frees the port and the database. */
  close(): Promise<void>;
}

/**
 * Starts a stand-in backend that shows `content`.
 * @throws CommandError when it may not run here or the port is taken
 */
export async function startBackend(content: Content, options: SandboxOptions): Promise<Sandbox> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new CommandError('The sandbox is a development tool: it does not run with NODE_ENV=production');
  }
  // The port is taken before the folder is touched, so that a sandbox already running keeps its state.
  const server = await listenOnLoopback(options.port, {
    answer: async (request) => (await backend).app.fetch(request),
    upgrade: (request, socket, head) => {
      backend.then(
        ({ sockets }) => sockets.upgrade(request, socket, head),
        () => socket.destroy(),
      );
    },
  });
  const backend = openBackend(content, options);
  try {
    const { database, sockets } = await backend;
    let closing: Promise<void> | undefined;
    return {
      url: server.url,
      logins: loginsOf(content.business),
      close() {
        sockets.close();
        closing ??= server.stop().then(() => database.close());
        return closing;
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function openBackend({ business, draw, drawingEdition }: Content, options: SandboxOptions) {
  const { folder, log, pictures = join(folder, 'media'), reset = false, origins = SITE_ORIGINS } = options;
  const { now = Date.now, passwordCost = USUAL_PASSWORD_COST } = options;
  if (reset) removeDatabase(folder);
  const database = await openState({ folder, business, log, now, passwordCost });
  const stores = openStores(database, join(folder, 'receipts'), now);
  const drawn = pictureStore(pictures, drawingEdition, draw);
  const hook = {
    address: `${origins[0] ?? SITE_ORIGINS[0]}/hooks/content`,
    secret: () => options.webhookSecret ?? secretIn(join(folder, 'webhook-secret')),
  };
  const app = sandboxApp({ database, stores, pictures: drawn, origins, hook, logins: loginsOf(business), log, now, passwordCost });
  return { database, app, sockets: socketServer(stores.channels) };
}
