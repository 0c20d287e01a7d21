export interface TabLinkProps {
  /** 'Why?', 'Contact support' */
  text: string;
  /** The same, and what it explains: what a screen reader says. It begins with `text`. */
  label?: string;
  address: string;
}

/** Leads to the help or the support in a tab of its own: a form keeps what was typed, and its receipt. */
export function TabLink({ text, label, address }: TabLinkProps) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={label}
      className="text-button inline-flex items-center self-start text-sm"
    >
      {text}
    </a>
  );
}
