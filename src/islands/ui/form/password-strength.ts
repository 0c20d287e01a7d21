export type Strength = 'weak' | 'fair' | 'strong';

const CHARACTER_KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];

/** How strong a password looks, by its length and variety. Only a hint: no password is refused for it. */
export function passwordStrength(password: string): Strength {
  const kinds = CHARACTER_KINDS.filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (password.length < 8 || kinds < 2 || distinct < 5) return 'weak';
  return kinds >= 3 && password.length >= 10 && distinct >= 7 ? 'strong' : 'fair';
}
