import { atom, readonlyType } from 'nanostores';
import type { GenericSchema, InferInput } from 'valibot';
import { type MessageKey, validate } from './validate.ts';

export type FormSchema = GenericSchema<Record<string, unknown>>;
export type FieldName<Schema extends FormSchema> = keyof InferInput<Schema> & string;
export type FormStore<Schema extends FormSchema> = ReturnType<typeof createForm<Schema>>;

/** Makes the store of a form. A field is validated once it has been left, then with every change; submitting validates all. The schema may change meanwhile. */
export function createForm<Schema extends FormSchema>(
  schema: () => Schema,
  initialValues: InferInput<Schema>,
) {
  type Values = InferInput<Schema>;
  type Name = FieldName<Schema>;
  const $values = atom<Values>(initialValues);
  const $errors = atom<Readonly<Record<string, MessageKey<Schema>>>>({});
  const $focus = atom<readonly Name[]>([]);
  const touched = new Set<string>();

  function updateErrors() {
    const { result, errors } = validate(schema(), $values.get());
    const shown = Object.fromEntries(Object.entries(errors).filter(([name]) => touched.has(name)));
    if (JSON.stringify(shown) !== JSON.stringify($errors.get())) $errors.set(shown);
    return { result, errors };
  }

  function change(changed: Partial<Values>): void {
    const values = $values.get();
    const isSame = Object.entries(changed).every(([name, value]) => values[name] === value);
    if (!isSame) $values.set({ ...values, ...changed });
    updateErrors();
  }

  return {
    $values: readonlyType($values),
    /** Message keys by field name. */
    $errors: readonlyType($errors),
    $focus: readonlyType($focus),
    /** Takes what was typed, and validates what shows its errors. */
    change,
    /** Validates what shows its errors, since something outside the form has changed. */
    revalidate: updateErrors,
    /** From now on the field shows its error. */
    touch: (name: string) => void touched.add(name),
    /** Sets a field's value and validates it; an emptied field shows no error. */
    setValue<Key extends Name>(name: Key, value: Values[Key]): void {
      touched[value ? 'add' : 'delete'](name);
      change({ [name]: value } as unknown as Partial<Values>);
    },
    setFocus: (name: Name) => $focus.set([name]),
    /** Validates these fields, shows their errors and focuses the first invalid one. Gives the names of the invalid ones. */
    trigger(names: readonly Name[] = Object.keys($values.get()) as Name[]) {
      for (const name of names) touched.add(name);
      const { result, errors } = updateErrors();
      const invalid = names.filter((name) => name in errors);
      $focus.set(invalid);
      return { result, invalid };
    },
    reset(values: Values): void {
      touched.clear();
      $values.set(values);
      $errors.set({});
      $focus.set([]);
    },
  };
}
