import * as icons from '@/assets/icons';
import { problemText, type Result } from '@/lib/domain/problem';
import { Icon } from './Icon';
import { LongText } from './LongText';
import { type Why, WhyLink } from './WhyLink';

const KINDS = {
  success: { icon: icons.done, color: 'text-success', role: 'status' },
  error: { icon: icons.alert, color: 'text-danger', role: 'alert' },
  info: { icon: icons.info, color: 'text-accent', role: 'status' },
} as const;

export interface CalloutContent {
  kind: keyof typeof KINDS;
  text: string;
  /** 'More', for a text of the backend, which may be long. */
  more?: string;
  /** The way to the page that explains it. */
  why?: Why | undefined;
}

/** The outcome of an action. Always in the page, because screen readers announce only what enters an existing live region. */
export function Callout({ notice }: { notice: CalloutContent | undefined }) {
  const { icon, color, role } = KINDS[notice?.kind ?? 'info'];
  return (
    <div className={notice ? `flex items-start gap-2 rounded-control bg-raised p-3 text-sm wrap-anywhere ${color}` : 'absolute'}>
      <div role={role} className="flex min-w-0 flex-1 items-start gap-2">
        {notice && (
          <>
            <Icon path={icon} />
            <div className="min-w-0 text-text">{notice.more ? <LongText text={notice.text} more={notice.more} /> : notice.text}</div>
          </>
        )}
      </div>
      {/* After the words, so that they are announced without it; as high as a finger, in a notice of one line. */}
      {notice?.why && (
        <span className="-my-3 -me-1 flex">
          <WhyLink {...notice.why} />
        </span>
      )}
    </div>
  );
}

interface Texts {
  /** Shown when the backend did it and sent no message of its own. */
  done: string;
  /** Shown when the backend refused without a message. */
  refused: string;
  /** Shown when there was no answer that could be read; without it, `refused` is. */
  failed?: string;
}

interface Messages {
  maintenance: string;
  more: string;
}

/** The notice about an action's result: the backend's own message where it sent one, otherwise a text of spec section 8. */
export function resultCallout(
  result: Result<string | undefined>,
  { done, refused, failed = refused }: Texts,
  { maintenance, more }: Messages,
): CalloutContent {
  if (result.ok) return { kind: 'success', text: result.value ?? done, more };
  const fallback = result.problem.kind === 'refused' ? refused : failed;
  return { kind: 'error', text: problemText(result.problem, fallback, maintenance), more };
}
