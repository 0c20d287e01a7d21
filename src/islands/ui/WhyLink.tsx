export interface Why {
  /** 'Why?' */
  text: string;
  /** The same, and what it explains: what a screen reader says. It begins with `text`. */
  label: string;
  address: string;
}

/** Leads from a message to the page of the help that explains it, in a tab of its own: the form keeps what was typed, and its receipt. */
export function WhyLink({ text, label, address }: Why) {
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
