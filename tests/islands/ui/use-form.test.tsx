import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '@/islands/ui/form/Checkbox';
import { Field } from '@/islands/ui/form/Field';
import { Form } from '@/islands/ui/form/Form';
import { type FormState, useForm } from '@/islands/ui/form/use-form';
import '../backend';

const user = userEvent.setup();
const needed = (problem: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(problem));
const Schema = v.pipe(
  v.object({ name: needed('noName'), town: needed('noTown'), again: v.string(), news: v.boolean(), method: v.string() }),
  v.forward(
    v.partialCheck([['town'], ['again']], ({ town, again }) => town === again, 'otherTown'),
    ['again'],
  ),
);
const START = { name: '', town: 'Sylhet', again: 'Sylhet', news: false, method: 'post' };
const messages = { noName: 'Who are you?', noTown: 'Where?', otherTown: 'Not the same town' };

const onGood = vi.fn();
const onBad = vi.fn();
const onChange = vi.fn();
let form: FormState<typeof START, v.InferOutput<typeof Schema>>;

function TestForm() {
  form = useForm({ schema: Schema, start: START, messages, onChange });
  return (
    <Form {...form.bind} onSubmit={() => form.submit(onGood, onBad)}>
      <Field label="Town" {...form.field('town')} />
      <Field label="Town again" {...form.field('again')} />
      <Field label="Name" {...form.field('name')} />
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

describe('what a form holds', () => {
  it('is what stands in its controls, whether or not it was told', async () => {
    control('Name').value = ' Rahima ';
    control('News').checked = true;
    await send();
    expect(onGood).toHaveBeenCalledExactlyOnceWith({ ...START, name: 'Rahima', news: true });
  });

  it('is told with every change, with the fields that are not on the page', async () => {
    await user.type(control('Name'), 'R');
    expect(onChange).toHaveBeenLastCalledWith({ ...START, name: 'R' });
    act(() => form.set('method', 'rail'));
    expect(onChange).toHaveBeenLastCalledWith({ ...START, name: 'R', method: 'rail' });
  });

  it('can be filled in for the player, and started anew', async () => {
    act(() => form.set('name', 'Karim'));
    expect(control('Name').value).toBe('Karim');
    act(() => form.reset({ ...START, town: 'Bogura', again: '' }));
    expect(['Name', 'Town', 'Town again'].map((label) => control(label).value)).toEqual(['', 'Bogura', '']);
    expect(screen.queryByText(/Who are you|Not the same town/)).toBeNull();
  });
});

describe('a field', () => {
  it('is judged once it is left, then with every change; the others are not', async () => {
    await user.clear(control('Town'));
    expect(screen.queryByText('Where?')).toBeNull();
    await user.tab();
    expect(screen.getByLabelText('Town').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Not the same town')).toBeNull();
    expect(screen.queryByText('Who are you?')).toBeNull();
    await user.type(control('Town'), 'S');
    expect(screen.queryByText('Where?')).toBeNull();
  });

  it('is judged anew when the field changes that it is compared with', async () => {
    await user.click(control('Town again'));
    await user.tab();
    await user.type(control('Town'), 'x');
    expect(screen.getByText('Not the same town')).toBeTruthy();
  });

  it('that was filled in is judged at once, and not when it was emptied', () => {
    act(() => form.set('name', ' '));
    expect(screen.getByText('Who are you?')).toBeTruthy();
    act(() => form.set('name', ''));
    expect(screen.queryByText('Who are you?')).toBeNull();
  });
});

describe('sending', () => {
  it('says what is wrong with all fields and leads to the first on the page', async () => {
    await user.clear(control('Town'));
    await send();
    expect(['Where?', 'Not the same town', 'Who are you?'].map((text) => screen.queryByText(text)?.textContent)).toEqual([
      'Where?',
      'Not the same town',
      'Who are you?',
    ]);
    expect(document.activeElement).toBe(control('Town'));
    expect(onBad).toHaveBeenCalledExactlyOnceWith(['name', 'town', 'again']);
    expect(onGood).not.toHaveBeenCalled();
  });

  it('leads there again when it is tried again', async () => {
    await send();
    control('News').focus();
    await send();
    expect(document.activeElement).toBe(control('Name'));
  });

  it('can be asked for some fields alone', () => {
    act(() => expect(form.check(['town'])).toEqual([]));
    act(() => expect(form.check(['name', 'town'])).toEqual(['name']));
    expect(screen.getByText('Who are you?')).toBeTruthy();
    expect(document.activeElement).toBe(control('Name'));
  });
});
