import * as icons from '@/assets/icons';

/** A diamond, where something is awaited; its size, colour and movement are its place's. */
export function Diamond({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={icons.diamond} />
    </svg>
  );
}
