import { replacePage } from '@/lib/browser/page/page';

/** Goes to another page after a delay, so that a message can be read. Never settles: the form stays pending until the page is left. */
export function redirectAfter(delayMs: number, path: string): Promise<never> {
  setTimeout(() => replacePage(path), delayMs);
  return new Promise(() => {});
}
