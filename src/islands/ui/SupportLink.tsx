/** Leads to the support, in a tab of its own; nothing where the site settings name none. */
export function SupportLink({ label, address }: { label: string; address: string | undefined }) {
  if (!address) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className="text-button inline-flex items-center text-sm"
    >
      {label}
    </a>
  );
}
