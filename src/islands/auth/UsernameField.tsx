import { Field, type FieldProps } from '../ui/form/Field';

/** A username. Phones neither capitalise nor correct it. */
export function UsernameField(field: Omit<FieldProps, 'type' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect'>) {
  return <Field {...field} autoComplete="username" autoCapitalize="none" autoCorrect="off" spellCheck={false} required />;
}
