import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { errorTexts, type MessageKey, type MessagesFor, validate } from '@/lib/forms/validate';
import { firstField, readControls, writeControl } from './form-controls';

type FieldValues = Record<string, unknown>;
type NameOf<Values> = keyof Values & string;
type FieldErrors<Values> = { [Name in NameOf<Values>]?: string };

type FormSchema = GenericSchema<FieldValues>;

/** Whether the current values have all these. */
function isSame(values: FieldValues, current: FieldValues): boolean {
  return Object.entries(values).every(([name, value]) => current[name] === value);
}

interface Options<Schema extends FormSchema> {
  schema: Schema;
  /** The first value of every field, also of those that appear on the page later or have no control. */
  defaultValues: InferInput<Schema>;
  /** Has a text for every message key of the schema. */
  messages: MessagesFor<Schema>;
  /** Called with all values whenever one changes. */
  onChange?: (values: InferInput<Schema>) => void;
  autoFocus?: NameOf<InferInput<Schema>>;
}

/** The props of the `form` element. */
export interface FormProps {
  ref: RefObject<HTMLFormElement | null>;
  onInput: () => void;
  onBlur: (event: FocusEvent) => void;
}

/** A drag, or a list that the browser opens, takes the pointer, and `mouseup` does not come then. */
const RELEASES = ['mouseup', 'pointerup', 'pointercancel', 'dragend'] as const;

/** Calls it once, when what is being pressed has been released. */
function onRelease(released: () => void): void {
  const done = new AbortController();
  const end = () => {
    done.abort();
    released();
  };
  for (const type of RELEASES) addEventListener(type, end, { signal: done.signal });
}

/**
 * Form state with uncontrolled inputs: the browser holds the values and they are read when needed, so that what was typed or filled in
 * before hydration counts. A field is validated once it has been left, and from then on with every change; submitting validates all.
 */
export function useForm<Schema extends FormSchema>({ schema, defaultValues, messages, onChange, autoFocus }: Options<Schema>) {
  type Values = InferInput<Schema>;
  const formRef = useRef<HTMLFormElement>(null);
  const [initialValues] = useState(defaultValues);
  const values = useRef(defaultValues);
  const touched = useRef(new Set<string>());
  const [errorKeys, setErrorKeys] = useState<Record<string, MessageKey<Schema>>>({});
  const [fieldsToFocus, setFieldsToFocus] = useState<readonly string[]>(autoFocus ? [autoFocus] : []);
  // After rendering, because a field can be hidden until it has an error.
  useEffect(() => firstField(formRef.current, fieldsToFocus)?.focus(), [fieldsToFocus]);

  function readValues(): Values {
    values.current = { ...values.current, ...readControls(formRef.current) };
    return values.current;
  }

  function updateErrors() {
    const { result, errors } = validate(schema, readValues());
    const shown = Object.fromEntries(Object.entries(errors).filter(([name]) => touched.current.has(name)));
    setErrorKeys((before) => (JSON.stringify(before) === JSON.stringify(shown) ? before : shown));
    return { result, errors };
  }

  function validateFields(names: readonly NameOf<Values>[]) {
    for (const name of names) touched.current.add(name);
    const { result, errors } = updateErrors();
    const invalid = names.filter((name) => name in errors);
    setFieldsToFocus(invalid);
    return { result, invalid };
  }

  function handleChange(): void {
    updateErrors();
    onChange?.(values.current);
  }

  const errors = errorTexts(errorKeys, messages) as FieldErrors<Values>;

  const formProps: FormProps = {
    ref: formRef,
    onInput: handleChange,
    onBlur: ({ target }) => {
      if ('name' in target) touched.current.add(String(target.name));
      // An error takes room: what is being pressed must not move from under the pointer before it is clicked.
      if (document.documentElement.matches(':active')) onRelease(() => setTimeout(updateErrors));
      else updateErrors();
    },
  };

  return {
    formProps,
    /** The props of a field that holds text. */
    register: (name: NameOf<Values>) => ({
      name,
      defaultValue: initialValues[name] ? String(initialValues[name]) : undefined,
      error: errors[name],
    }),
    /** The visible errors by field name. */
    errors,
    /** Sets a field's value and validates it; an emptied field shows no error. */
    setValue<Name extends NameOf<Values>>(name: Name, value: Values[Name]): void {
      values.current = { ...values.current, [name]: value };
      if (typeof value === 'string') writeControl(formRef.current, name, value);
      touched.current[value ? 'add' : 'delete'](name);
      handleChange();
    },
    getValues: readValues,
    /** Reads all fields, and validates those that show their errors, again, since something outside the form has changed. */
    revalidate(): void {
      const before = values.current;
      updateErrors();
      if (!isSame(before, values.current)) onChange?.(values.current);
    },
    setFocus: (name: NameOf<Values>) => setFieldsToFocus([name]),
    /** Validates these fields, shows their errors, focuses the first invalid one on the page, and gives the names of the invalid ones. */
    trigger: (names: readonly NameOf<Values>[]): NameOf<Values>[] => validateFields(names).invalid,
    /** Makes a submit handler: it validates all fields and calls `onValid` with the schema's output, or `onInvalid` with the invalid fields' names. */
    handleSubmit:
      (onValid: (output: InferOutput<Schema>) => Promise<void>, onInvalid?: (names: NameOf<Values>[]) => void) =>
      async (): Promise<void> => {
        const { result, invalid } = validateFields(Object.keys(initialValues));
        if (result.success) await onValid(result.output);
        else onInvalid?.(invalid);
      },
  };
}

export type UseFormReturn<Schema extends FormSchema> = ReturnType<typeof useForm<Schema>>;
