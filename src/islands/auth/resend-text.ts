import { pageNumber } from '@/lib/browser/page/document';
import { fill } from '@/lib/domain/text/fill';

/** `Resend in {seconds} s` with the digits of the page's language (decisions, 26). */
export function resendText(message: string, seconds: number): string {
  return fill(message, { seconds: pageNumber(seconds) });
}
