import type { Messages } from '@/content/messages/messages';
import type { PhoneNumber } from '@/lib/domain/text/phone-number';
import type { NoticeContent } from '../ui/Notice';

/** The props of both steps of a password reset. */
export interface ResetStepProps {
  messages: Messages['forgot-password'] & Messages['form'];
  /** The phone that the code was sent to; empty before. */
  phone: PhoneNumber;
  notice: NoticeContent | undefined;
  setNotice: (notice: NoticeContent | undefined) => void;
  isPending: boolean;
  /** Runs a task, unless another one is pending. */
  run: (task: () => Promise<void>) => Promise<void>;
  /** Seconds until another code may be sent. */
  secondsLeft: number;
  sendCode: (phone: PhoneNumber) => Promise<void>;
}
