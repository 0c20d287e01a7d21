import { act, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { Checkbox } from '@/islands/ui/form/Checkbox';
import { Field } from '@/islands/ui/form/Field';
import { Form } from '@/islands/ui/form/Form';
import { type UseFormReturn, useForm } from '@/islands/ui/form/use-form';
import { user } from '../user';

const needed = <Key extends string>(message: Key) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message));
const Schema = v.object({
  name: needed('noName'),
  town: needed('noTown'),
  news: v.boolean(),
  method: v.string(),
});
const DEFAULT_VALUES = { name: '', town: 'Sylhet', news: false, method: 'post' };
const messages = { noName: 'Who are you?', noTown: 'Where?', invalid: 'Please check' };

const onValid = vi.fn();
const onInvalid = vi.fn();
const onChange = vi.fn();
let form: UseFormReturn<typeof Schema>;

function TestForm() {
  form = useForm({ schema: Schema, defaultValues: DEFAULT_VALUES, messages, onChange });
  return (
    <Form {...form.formProps} onSubmit={form.handleSubmit(onValid, onInvalid)}>
      <Field label="Town" {...form.register('town')} />
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

it('the values are read from the controls, also when no event was seen', async () => {
  control('Name').value = ' Rahima ';
  control('News').checked = true;
  await send();
  expect(onValid).toHaveBeenCalledExactlyOnceWith({
    ...DEFAULT_VALUES,
    name: 'Rahima',
    news: true,
  });
});

it('the values are passed to onChange with every change, with the fields that are not on the page', async () => {
  await user.type(control('Name'), 'R');
  expect(onChange).toHaveBeenLastCalledWith({ ...DEFAULT_VALUES, name: 'R' });
  act(() => form.setValue('method', 'rail'));
  expect(onChange).toHaveBeenLastCalledWith({ ...DEFAULT_VALUES, name: 'R', method: 'rail' });
});

it('a field is validated once it is left, then with every change; the others are not', async () => {
  await user.clear(control('Town'));
  expect(screen.queryByText('Where?')).toBeNull();
  await user.tab();
  expect(control('Town').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Who are you?')).toBeNull();
  await user.type(control('Town'), 'S');
  expect(screen.queryByText('Where?')).toBeNull();
});

it.each(['mouseup', 'pointerup', 'pointercancel', 'dragend'])(
  'a field that is left while the pointer is down is validated once the pointer is released: %s',
  async (type) => {
    vi.spyOn(document.documentElement, 'matches').mockReturnValue(true);
    await user.clear(control('Town'));
    await user.tab();
    expect(screen.queryByText('Where?')).toBeNull();
    const timers = vi.spyOn(window, 'setTimeout');
    for (const _ of ['first', 'second'])
      control('Name').dispatchEvent(new Event(type, { bubbles: true }));
    expect(timers).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Where?')).toBeTruthy();
  },
);

it('submitting shows the errors of all fields and focuses the first on the page, each time', async () => {
  await user.clear(control('Town'));
  await send();
  for (const text of ['Where?', 'Who are you?']) expect(screen.getByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(control('Town'));
  expect(onInvalid).toHaveBeenCalledExactlyOnceWith(['name', 'town']);
  expect(onValid).not.toHaveBeenCalled();
  control('News').focus();
  await send();
  expect(document.activeElement).toBe(control('Town'));
});
