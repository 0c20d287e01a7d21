import type resetTexts from '@/content/messages/en/forgot-password.json';
import type formTexts from '@/content/messages/en/form.json';
import type { NoticeContent } from '../ui/Notice';

/** What both steps of a password reset are given. */
export interface ResetStepProps {
  messages: typeof resetTexts & typeof formTexts;
  /** The phone that the code went to, without the prefix; empty before. */
  phone: string;
  notice: NoticeContent | undefined;
  setNotice: (notice: NoticeContent | undefined) => void;
  isBusy: boolean;
  /** Runs one piece of work at a time. */
  run: (work: () => Promise<void>) => Promise<void>;
  /** Seconds until another code may be sent. */
  wait: number;
  sendCode: (phone: string) => Promise<void>;
}
