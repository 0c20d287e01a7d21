import type { Elements } from '@/islands/ui/jsx/jsx-runtime';

/** One component in one state, under the name of that state. */
export function State({ name, children }: { name: string; children: Elements }) {
  return (
    <section className="flex flex-col gap-2">
      <p className="text-xs text-muted">{name}</p>
      {children}
    </section>
  );
}
