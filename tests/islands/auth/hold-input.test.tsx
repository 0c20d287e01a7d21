import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { holdInput } from '@/islands/client-touched';
import { Button } from '@/islands/ui/Button';
import { Form } from '@/islands/ui/form/Form';

const done: string[] = [];

function Example() {
  const ref = useRef<HTMLFormElement>(null);
  return (
    <Form
      ref={ref}
      onFocus={() => done.push('focus')}
      onInput={() => done.push('input')}
      onSubmit={() => done.push('submit')}
    >
      <input name="name" />
      <button type="button" onClick={() => done.push('show')}>
        Show
      </button>
      <Button type="submit">Send</Button>
    </Form>
  );
}

/** The form as the page has it, before its island is hydrated. */
function open() {
  const island = document.createElement('astro-island');
  island.innerHTML = renderToString(<Example />);
  document.body.append(island);
  const touched = holdInput(island);
  const [show, send] = [...island.querySelectorAll('button')] as [
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  const field = island.querySelector('input') as HTMLInputElement;
  return {
    touched,
    show,
    send,
    field,
    live: () => act(async () => void hydrateRoot(island, <Example />)),
  };
}

beforeEach(() => {
  done.length = 0;
});

it('sends once what was sent before, with what was typed, and says what the field in hand would have said', async () => {
  const { touched, send, field, live } = open();
  expect(send.disabled).toBe(false);
  await userEvent.click(send);
  await userEvent.type(field, 'Rahima{Enter}');
  await touched;
  expect(send.getAttribute('aria-busy')).toBe('true');
  expect(done).toEqual([]);
  await live();
  expect(done).toEqual(['focus', 'input', 'submit']);
  expect(field.value).toBe('Rahima');
  expect(send.hasAttribute('aria-busy')).toBe(false);
});

it('presses the button again that was pressed last, but not instead of sending', async () => {
  const first = open();
  await userEvent.click(first.show);
  await first.live();
  expect(done).toContain('show');
  expect(done).not.toContain('submit');

  done.length = 0;
  const second = open();
  await userEvent.click(second.send);
  await userEvent.click(second.show);
  await second.live();
  expect(done).toContain('submit');
  expect(done).not.toContain('show');
});
