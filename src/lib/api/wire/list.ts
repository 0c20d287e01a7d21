export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list as servers send it: null and missing are empty, and some servers send an object whose keys are numbers. Undefined for anything else. */
export function listOf(value: unknown): unknown[] | undefined {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value;
  if (isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key))) return Object.values(value);
  return undefined;
}
