import { PHONE_PREFIX } from '@/lib/config';
import { Field, type FieldProps } from '../ui/form/Field';

/** A phone number after the country's prefix (spec section 5). */
export function PhoneField(field: Omit<FieldProps, 'type' | 'prefix' | 'inputMode' | 'autoComplete'>) {
  return <Field {...field} type="tel" prefix={`+${PHONE_PREFIX}`} inputMode="tel" autoComplete="tel-national" required />;
}
