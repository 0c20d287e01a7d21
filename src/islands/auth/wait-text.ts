import { fill } from '@/lib/domain/text/fill';

/** `Resend in {seconds} s` with the page's own digits (decisions, 26). */
export function waitText(message: string, seconds: number): string {
  return fill(message, { seconds: new Intl.NumberFormat(document.documentElement.lang || 'en').format(seconds) });
}
