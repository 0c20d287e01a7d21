import { fill } from '@/lib/domain/text/fill';
import { localNumber } from '@/lib/domain/text/numbers';

interface Props {
  /** From 1. */
  page: number;
  count: number;
  locale: string;
  messages: Record<'pages' | 'page' | 'previous' | 'next', string>;
  onChange: (page: number) => void;
}

/** The pages to link: first, last and those around the current one. A gap of one page is filled by that page. */
export function pagesShown(page: number, count: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, count].filter(
    (at, index, all) => at >= 1 && at <= count && all.indexOf(at) === index,
  );
  return near.flatMap((at, index) => {
    const skipped = at - (near[index - 1] ?? 0) - 1;
    if (skipped === 1) return [at - 1, at];
    return skipped > 1 ? ['gap' as const, at] : [at];
  });
}

/** More of them have a line of their own on a phone. */
const FIT_ON_A_PHONE = 3;

const BUTTON =
  'tab min-w-11 px-2 hover:bg-raised aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:opacity-55';

/** Buttons for the pages of a list. One that leads to no page keeps the focus, which a disabled one would lose. */
export function Pagination({ page, count, locale, messages, onChange }: Props) {
  const pages = pagesShown(page, count);
  const goTo = (at: number) => at !== page && at >= 1 && at <= count && onChange(at);
  return (
    <nav aria-label={messages.pages} className="flex flex-wrap items-center justify-center gap-1">
      <button
        type="button"
        className={BUTTON}
        aria-disabled={page <= 1}
        onClick={() => goTo(page - 1)}
      >
        {messages.previous}
      </button>
      <ol
        className={`flex flex-wrap items-center justify-center gap-1 ${pages.length > FIT_ON_A_PHONE ? 'max-md:order-first max-md:w-full' : ''}`}
      >
        {pages.map((at, index) =>
          at === 'gap' ? (
            <li key={index < 2 ? 'before' : 'after'} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={at}>
              <button
                type="button"
                className={BUTTON}
                aria-label={fill(messages.page, { page: localNumber(at, locale) })}
                aria-current={at === page ? 'page' : undefined}
                onClick={() => goTo(at)}
              >
                {localNumber(at, locale)}
              </button>
            </li>
          ),
        )}
      </ol>
      <button
        type="button"
        className={BUTTON}
        aria-disabled={page >= count}
        onClick={() => goTo(page + 1)}
      >
        {messages.next}
      </button>
    </nav>
  );
}
