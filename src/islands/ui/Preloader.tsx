import * as icons from '@/assets/icons';

/** Shown while something is loading: an animated diamond. Pages render it without a directive, as static HTML. */
export function Preloader({ text }: { text: string }) {
  return (
    <div role="status" className="flex items-center gap-3 py-10 text-muted">
      <svg className="size-6 text-accent" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d={icons.diamond} />
      </svg>
      {text}
    </div>
  );
}
