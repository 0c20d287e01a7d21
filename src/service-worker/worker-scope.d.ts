/** The part of a service worker's scope that is used; TypeScript's own `webworker` and `dom` do not go together. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface InstallEvent extends ExtendableEvent {
  /** In Chrome since 123. */
  readonly addRoutes?: (
    routes: { condition: { urlPattern: { pathname: string } }; source: 'network' }[],
  ) => Promise<void>;
}

interface FetchEvent extends ExtendableEvent {
  /** The page that asks, and the page that a navigation opens. */
  readonly clientId: string;
  readonly resultingClientId: string;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly source: { readonly id: string; readonly url: string } | null;
}

interface ServiceWorkerGlobalScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
}
