import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { focusFirst, readControls, writeControl } from './form-controls';
import { judge } from './validate';

/** What a form holds, by the names of its fields. */
type Held = Record<string, unknown>;
type NameOf<Fields> = keyof Fields & string;

interface Options<Fields extends Held, Command> {
  /** Judges the fields, all together; what it says are keys of `messages`. */
  schema: GenericSchema<Fields, Command>;
  /** What every field holds at first: also those that come onto the page later, and those that no control could hold. */
  start: Fields;
  messages: Record<string, string>;
  /** Told what the fields hold whenever one of them changes. */
  onChange?: (fields: Fields) => void;
  /** The field that has the focus when the form appears. */
  focus?: NameOf<Fields>;
}

/**
 * A form whose controls stay the browser's own: they are read when it matters, so that what was typed or filled in before the page came to
 * life counts like everything else. A field is judged once it has been left and from then on with every change; sending judges them all.
 */
export function useForm<Fields extends Held, Command>({ schema, start, messages, onChange, focus }: Options<Fields, Command>) {
  const element = useRef<HTMLFormElement>(null);
  const [initial] = useState(start);
  const held = useRef(start);
  const judged = useRef(new Set<string>());
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [leadTo, setLeadTo] = useState<readonly string[]>(focus ? [focus] : []);
  // Once all is on the page: a field may only come into sight with what is said about it.
  useEffect(() => focusFirst(element.current, leadTo), [leadTo]);

  function look() {
    held.current = { ...held.current, ...readControls(element.current) };
    const { result, wrong } = judge(schema, held.current);
    const said = Object.fromEntries(Object.entries(wrong).filter(([name]) => judged.current.has(name)));
    setProblems((before) => (JSON.stringify(before) === JSON.stringify(said) ? before : said));
    return { result, wrong };
  }

  function insist(on: readonly NameOf<Fields>[]) {
    for (const name of on) judged.current.add(name);
    const { result, wrong } = look();
    const wrongOnes = on.filter((name) => name in wrong);
    setLeadTo(wrongOnes);
    return { result, wrongOnes };
  }

  function change(): void {
    look();
    onChange?.(held.current);
  }

  function write(fields: Held): void {
    held.current = { ...held.current, ...fields };
    for (const [name, value] of Object.entries(fields)) if (typeof value === 'string') writeControl(element.current, name, value);
  }

  return {
    /** For the `form`. */
    bind: {
      ref: element,
      onInput: change,
      onBlur: ({ target }: FocusEvent) => {
        if ('name' in target) judged.current.add(String(target.name));
        look();
      },
    },
    /** For a field that holds text. */
    field: (name: NameOf<Fields>) => ({
      name,
      defaultValue: initial[name] ? String(initial[name]) : undefined,
      problem: messages[problems[name] ?? ''],
    }),
    /** Fills a field in for the player. One that is emptied is not complained about. */
    set<Name extends NameOf<Fields>>(name: Name, value: Fields[Name]): void {
      write({ [name]: value });
      judged.current[value ? 'add' : 'delete'](name);
      change();
    },
    reset(fields: Fields): void {
      write(fields);
      judged.current.clear();
      change();
    },
    focus: (name: NameOf<Fields>) => setLeadTo([name]),
    /** Judges these fields; says what is wrong, leads to the first, and gives the names of the wrong ones. */
    check: (names: readonly NameOf<Fields>[]): NameOf<Fields>[] => insist(names).wrongOnes,
    /** Judges all fields; gives the command they make to `onGood`, or the names of the wrong ones to `onBad`. */
    async submit(onGood: (command: Command) => Promise<void>, onBad?: (names: NameOf<Fields>[]) => void): Promise<void> {
      const { result, wrongOnes } = insist(Object.keys(initial));
      if (result.success) await onGood(result.output);
      else onBad?.(wrongOnes);
    },
    /** What the fields hold just now. */
    read: (): Fields => ({ ...held.current, ...readControls(element.current) }),
  };
}

export type FormState<Fields extends Held, Command> = ReturnType<typeof useForm<Fields, Command>>;
