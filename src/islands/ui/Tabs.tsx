import { type KeyboardEvent, useId, useRef } from 'react';
import type { Elements } from './jsx/jsx-runtime';

interface Props<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  children: Elements;
}

/** The tab that a key moves to: arrows, Home and End. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Tabs as the ARIA pattern has them: one tab stop, and the arrow keys move and select. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: Props<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, index: number) => {
    const next = nextIndex(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div>
      <p id={`${id}-label`} className="pb-1 text-sm font-bold">
        {label}
      </p>
      <div
        ref={list}
        role="tablist"
        aria-labelledby={`${id}-label`}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-1 rounded-control bg-surface p-1"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => move(event, index)}
            className="tab px-2 py-1 text-sm leading-[1.2] not-aria-selected:text-muted"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-3">
        {children}
      </div>
    </div>
  );
}
