import { Icon } from './Icon';

const kinds = {
  success: { icon: 'done', look: 'text-success', role: 'status' },
  error: { icon: 'alert', look: 'text-danger', role: 'alert' },
  info: { icon: 'info', look: 'text-accent', role: 'status' },
} as const;

export interface NoticeContent {
  kind: keyof typeof kinds;
  text: string;
}

/** What came of an action. The region stays in the page while it is empty: screen readers announce what enters it. */
export function Notice({ notice }: { notice: NoticeContent | undefined }) {
  const { icon, look, role } = kinds[notice?.kind ?? 'info'];
  return (
    <div role={role} className="empty:absolute">
      {notice && (
        <p className={`flex items-start gap-2 rounded-control bg-raised p-3 text-sm wrap-anywhere ${look}`}>
          <Icon name={icon} />
          <span className="text-text">{notice.text}</span>
        </p>
      )}
    </div>
  );
}
