import { expect, it } from 'vitest';
import { passwordStrength } from '@/islands/ui/form/NewPasswordField';

it.each([
  ['', 'weak'],
  ['abc12', 'weak'],
  ['abcdefghijk', 'weak'],
  ['a1a1a1a1a1', 'weak'],
  ['secret12', 'fair'],
  ['Secret12', 'fair'],
  ['Secret1234', 'strong'],
  ['s3cret-lamp', 'strong'],
])('the password %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
