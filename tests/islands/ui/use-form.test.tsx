import { act, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '@/islands/ui/form/Checkbox';
import { Field } from '@/islands/ui/form/Field';
import { Form } from '@/islands/ui/form/Form';
import { type UseFormReturn, useForm } from '@/islands/ui/form/use-form';
import { forward } from '@/lib/forms/fields';
import { user } from '../user';

const needed = <Key extends string>(message: Key) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));
const Schema = v.pipe(
  v.object({ name: needed('noName'), town: needed('noTown'), again: v.string(), news: v.boolean(), method: v.string() }),
  forward(
    v.partialCheck([['town'], ['again']], ({ town, again }) => town === again, 'otherTown'),
    'again',
  ),
);
const DEFAULT_VALUES = { name: '', town: 'Sylhet', again: 'Sylhet', news: false, method: 'post' };
const messages = { noName: 'Who are you?', noTown: 'Where?', otherTown: 'Not the same town', invalid: 'Please check' };

const onValid = vi.fn();
const onInvalid = vi.fn();
const onChange = vi.fn();
let form: UseFormReturn<typeof Schema>;

function TestForm() {
  form = useForm({ schema: Schema, defaultValues: DEFAULT_VALUES, messages, onChange });
  return (
    <Form {...form.formProps} onSubmit={form.handleSubmit(onValid, onInvalid)}>
      <Field label="Town" {...form.register('town')} />
      <Field label="Town again" {...form.register('again')} />
      <Field label="Name" {...form.register('name')} />
      <Checkbox label="News" name="news" />
      <button type="submit">Send</button>
    </Form>
  );
}
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => {
  vi.resetAllMocks();
  render(<TestForm />);
});

describe('form values', () => {
  it('are read from the controls, also when no event was seen', async () => {
    control('Name').value = ' Rahima ';
    control('News').checked = true;
    await send();
    expect(onValid).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_VALUES, name: 'Rahima', news: true });
  });

  it('are passed to onChange with every change, with the fields that are not on the page', async () => {
    await user.type(control('Name'), 'R');
    expect(onChange).toHaveBeenLastCalledWith({ ...DEFAULT_VALUES, name: 'R' });
    act(() => form.setValue('method', 'rail'));
    expect(onChange).toHaveBeenLastCalledWith({ ...DEFAULT_VALUES, name: 'R', method: 'rail' });
  });
});

describe('a field', () => {
  it('is validated once it is left, then with every change; the others are not', async () => {
    await user.clear(control('Town'));
    expect(screen.queryByText('Where?')).toBeNull();
    await user.tab();
    expect(screen.getByLabelText('Town').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Not the same town')).toBeNull();
    expect(screen.queryByText('Who are you?')).toBeNull();
    await user.type(control('Town'), 'S');
    expect(screen.queryByText('Where?')).toBeNull();
  });

  it('is validated again when the field changes that it is compared with', async () => {
    await user.click(control('Town again'));
    await user.tab();
    await user.type(control('Town'), 'x');
    expect(screen.getByText('Not the same town')).toBeTruthy();
  });

  it('that was set is validated at once, and not when it was emptied', () => {
    act(() => form.setValue('name', ' '));
    expect(screen.getByText('Who are you?')).toBeTruthy();
    expect(control('Name').value).toBe(' ');
    act(() => form.setValue('name', ''));
    expect(screen.queryByText('Who are you?')).toBeNull();
  });
});

it.each(['mouseup', 'pointerup', 'pointercancel', 'dragend'])(
  'a field that is left while the pointer is down is validated once the pointer is released: %s',
  async (type) => {
    vi.spyOn(document.documentElement, 'matches').mockReturnValue(true);
    await user.clear(control('Town'));
    await user.tab();
    expect(screen.queryByText('Where?')).toBeNull();
    const timers = vi.spyOn(window, 'setTimeout');
    for (const _ of ['first', 'second']) control('Name').dispatchEvent(new Event(type, { bubbles: true }));
    expect(timers).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Where?')).toBeTruthy();
  },
);

describe('submitting', () => {
  it('shows the errors of all fields and focuses the first on the page', async () => {
    await user.clear(control('Town'));
    await send();
    expect(['Where?', 'Not the same town', 'Who are you?'].map((text) => screen.queryByText(text)?.textContent)).toEqual([
      'Where?',
      'Not the same town',
      'Who are you?',
    ]);
    expect(document.activeElement).toBe(control('Town'));
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith(['name', 'town', 'again']);
    expect(onValid).not.toHaveBeenCalled();
  });

  it('focuses it again when submitted again', async () => {
    await send();
    control('News').focus();
    await send();
    expect(document.activeElement).toBe(control('Name'));
  });

  it('can validate some fields alone', () => {
    act(() => expect(form.trigger(['town'])).toEqual([]));
    act(() => expect(form.trigger(['name', 'town'])).toEqual(['name']));
    expect(screen.getByText('Who are you?')).toBeTruthy();
    expect(document.activeElement).toBe(control('Name'));
  });
});
