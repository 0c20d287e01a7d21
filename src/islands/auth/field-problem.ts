import type { FieldError } from 'react-hook-form';

/** The text of a field's problem: the form schemas speak in message keys. */
export function fieldProblem<Texts extends Record<string, string>>(texts: Texts, error: FieldError | undefined): string | undefined {
  return error?.message ? texts[error.message] : undefined;
}
