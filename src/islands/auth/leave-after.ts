import { replacePage } from '@/lib/browser/page/page';

/** Leaves the page after a time in which its message can be read. It never settles, so that the form stays busy until the page is gone. */
export function leaveAfter(milliseconds: number, path: string): Promise<never> {
  setTimeout(() => replacePage(path), milliseconds);
  return new Promise(() => {});
}
