import { useEffect, useId, useRef } from 'react';
import { Notice, type NoticeContent } from '../ui/Notice';

interface Props {
  notice: NoticeContent | undefined;
  label: string;
  /** Address of the login. */
  login: string;
}

/** What happened, and the login as the next thing to do. It comes into view and takes the focus, because the button that was pressed is gone. */
export function ResetDone({ notice, label, login }: Props) {
  const noticeId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    link.current?.focus();
    link.current?.parentElement?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section className="mb-6 flex flex-col gap-3 border-b border-line pb-6">
      <div id={noticeId}>
        <Notice notice={notice} />
      </div>
      <a ref={link} href={login} aria-describedby={noticeId} className="button button-primary min-h-12">
        {label}
      </a>
    </section>
  );
}
