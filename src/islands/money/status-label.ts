const STATUSES = ['approved', 'pending', 'processing', 'rejected'] as const;

/** A transaction's status in the player's language; a status that only the backend knows stays as it was sent. */
export function statusLabel(status: string, messages: Record<(typeof STATUSES)[number], string>): string {
  const known = STATUSES.find((name) => name === status.toLowerCase());
  return known ? messages[known] : status;
}
