import * as v from 'valibot';
import { readDraft, removeDraft, saveDraft, VISITOR } from '@/lib/browser/storage/form-draft';
import { PhoneSchema } from '@/lib/forms/phone';
import type { RegisterFields } from '@/lib/forms/register';

const FORM = 'register';
/** Passwords and codes are never stored. */
const KEPT = ['fullName', 'username', 'phonePrefix', 'phone', 'bankId', 'accountNumber', 'ref'] as const satisfies (keyof RegisterFields)[];

export type RegistrationDraft = Record<(typeof KEPT)[number], string>;

/** Stores a registration that waits for its code: phones close the page while the SMS is read. */
export function saveRegistration(values: RegisterFields): void {
  saveDraft(FORM, VISITOR, Object.fromEntries(KEPT.map((name) => [name, values[name]])));
}

/** The registration that waited for its code in this tab, with a phone that a code can go to. */
export function readRegistration(): RegistrationDraft | undefined {
  const draft = readDraft(FORM, VISITOR);
  if (!v.safeParse(PhoneSchema, draft).success) return undefined;
  return Object.fromEntries(KEPT.map((name) => [name, draft[name] ?? ''])) as RegistrationDraft;
}

export function removeRegistration(): void {
  removeDraft(FORM);
}
