import { useStore } from '@nanostores/react';
import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { InferInput, InferOutput } from 'valibot';
import {
  createForm,
  type FieldName,
  type FormSchema,
  type FormStore,
} from '@/lib/forms/form-store';
import { errorTexts, type MessagesFor } from '@/lib/forms/validate';
import { firstField, readControls, writeControls } from './form-controls';

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

/** Binds the store of a form to uncontrolled inputs, which are read with every event and before use, so that what was typed before hydration counts. */
export function useFormStore<Schema extends FormSchema>(
  store: FormStore<Schema>,
  messages: MessagesFor<Schema>,
) {
  type Name = FieldName<Schema>;
  const ref = useRef<HTMLFormElement>(null);
  const [initialValues] = useState(store.$values.get());
  const errors = errorTexts(useStore(store.$errors), messages) as { [Key in Name]?: string };
  const fieldsToFocus = useStore(store.$focus);
  // After rendering, because a field can be hidden until it has an error.
  useEffect(() => firstField(ref.current, fieldsToFocus)?.focus(), [fieldsToFocus]);
  const readTyped = () => store.change(readControls(ref.current) as Partial<InferInput<Schema>>);
  const readFirst = useEffectEvent(readTyped);
  useLayoutEffect(() => {
    readFirst();
    return store.$values.listen((values) => writeControls(ref.current, values));
  }, [store]);

  const formProps: FormProps = {
    ref,
    onInput: readTyped,
    onBlur: ({ target }) => {
      if ('name' in target) store.touch(String(target.name));
      // An error takes room: what is being pressed must not move from under the pointer before it is clicked.
      if (document.documentElement.matches(':active')) onRelease(() => setTimeout(readTyped));
      else readTyped();
    },
  };

  return {
    formProps,
    readTyped,
    register: (name: Name) => ({
      name,
      defaultValue: initialValues[name] ? String(initialValues[name]) : undefined,
      error: errors[name],
    }),
    errors,
    setValue<Key extends Name>(name: Key, value: InferInput<Schema>[Key]): void {
      readTyped();
      store.setValue(name, value);
    },
  };
}

interface Options<Schema extends FormSchema> {
  schema: Schema;
  /** The first value of every field, also of those that appear on the page later or have no control. */
  defaultValues: InferInput<Schema>;
  /** Has a text for every message key of the schema. */
  messages: MessagesFor<Schema>;
  onChange?: (values: InferInput<Schema>) => void;
  autoFocus?: FieldName<Schema>;
}

/** A form with a store of its own. */
export function useForm<Schema extends FormSchema>({
  schema,
  defaultValues,
  messages,
  onChange,
  autoFocus,
}: Options<Schema>) {
  type Name = FieldName<Schema>;
  const [store] = useState(() => {
    const form = createForm(() => schema, defaultValues);
    if (autoFocus) form.setFocus(autoFocus);
    return form;
  });
  const { readTyped, ...form } = useFormStore(store, messages);
  const handleChange = useEffectEvent((values: InferInput<Schema>) => onChange?.(values));
  useLayoutEffect(() => store.$values.listen((values) => handleChange(values)), [store]);

  return {
    ...form,
    setFocus: store.setFocus,
    getValues(): InferInput<Schema> {
      readTyped();
      return store.$values.get();
    },
    /** Validates these fields, shows their errors, focuses the first invalid one on the page, and gives the names of the invalid ones. */
    trigger(names: readonly Name[]): Name[] {
      readTyped();
      return store.trigger(names).invalid;
    },
    /** Makes a submit handler: it validates all fields and calls `onValid` with the schema's output, or `onInvalid` with the invalid fields' names. */
    handleSubmit:
      (
        onValid: (output: InferOutput<Schema>) => Promise<void>,
        onInvalid?: (names: Name[]) => void,
      ) =>
      async (): Promise<void> => {
        readTyped();
        const { result, invalid } = store.trigger();
        if (result.success) await onValid(result.output);
        else onInvalid?.(invalid);
      },
  };
}

export type UseFormReturn<Schema extends FormSchema> = ReturnType<typeof useForm<Schema>>;
