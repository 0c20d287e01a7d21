import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/form.json';
import { Button } from '@/islands/ui/Button';
import { Callout } from '@/islands/ui/Callout';
import { Field } from '@/islands/ui/form/Field';
import { PasswordField } from '@/islands/ui/form/PasswordField';
import { user } from '../user';

it('a field is described by its prefix and hint, and by the error in the hint’s place, a live region that existed before', () => {
  const { rerender } = render(<Field label="Phone" prefix="+60" hint="Digits" />);
  const region = document.querySelector('[aria-live=polite]');
  const invalid = (description: string) =>
    screen.getByRole('textbox', { name: 'Phone', description }).getAttribute('aria-invalid');
  expect(invalid('+60 Digits')).toBeNull();
  rerender(<Field label="Phone" prefix="+60" hint="Digits" error="Too short" />);
  expect(invalid('+60 Too short')).toBe('true');
  expect([region?.textContent, region?.isConnected]).toEqual(['Too short', true]);
});

it('a password is shown and hidden by a button', async () => {
  render(<PasswordField label="Password" autoComplete="new-password" messages={texts} />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await user.type(input, 'secret');
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect([input.type, input.value]).toEqual(['text', 'secret']);
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

it('a button does nothing while busy, but keeps its focus', async () => {
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>Send</Button>);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  rerender(
    <Button busy onClick={press}>
      Send
    </Button>,
  );
  await user.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send', busy: true }));
});

it.each([
  ['error', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('a notice of kind %s has the role %s', (kind, role) => {
  const { rerender } = render(<Callout notice={undefined} />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<Callout notice={{ kind, text: 'It <b>worked</b>' }} />);
  expect(screen.getByRole(role).textContent).toBe('It <b>worked</b>');
});
