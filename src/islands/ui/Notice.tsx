import * as icons from '@/assets/icons';
import { Icon } from './Icon';
import { BackendWords } from './LongText';
import { type Why, WhyLink } from './WhyLink';

const KINDS = {
  success: { icon: icons.done, color: 'text-success', role: 'status' },
  error: { icon: icons.alert, color: 'text-danger', role: 'alert' },
  info: { icon: icons.info, color: 'text-accent', role: 'status' },
} as const;

export interface NoticeContent {
  kind: keyof typeof KINDS;
  text: string;
  /** 'More', for a text of the backend, which may be long. */
  more?: string;
  /** The way to the page that explains it. */
  why?: Why | undefined;
}

/** The outcome of an action. Always in the page, because screen readers announce only what enters an existing live region. */
export function Notice({ notice }: { notice: NoticeContent | undefined }) {
  const { icon, color, role } = KINDS[notice?.kind ?? 'info'];
  return (
    <div className={notice ? `flex items-start gap-2 rounded-control bg-raised p-3 text-sm wrap-anywhere ${color}` : 'absolute'}>
      <div role={role} className="flex min-w-0 flex-1 items-start gap-2">
        {notice && (
          <>
            <Icon path={icon} />
            <div className="min-w-0 text-text">{notice.more ? <BackendWords text={notice.text} more={notice.more} /> : notice.text}</div>
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
