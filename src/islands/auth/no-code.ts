import type { Why } from '../ui/WhyLink';
import { whyOf } from '../why';

/** The way to the page about codes that do not come. */
export function noCode(messages: { why: string; whyNoCode: string }): Why {
  return whyOf(messages, messages.whyNoCode, 'sms-code');
}
