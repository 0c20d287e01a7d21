export type Strength = 'weak' | 'fair' | 'strong';

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];

/** A rough guide by length and variety; it refuses nothing and sends nothing anywhere. */
export function passwordStrength(password: string): Strength {
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const differing = new Set(password).size;
  if (password.length < 8 || kinds < 2 || differing < 5) return 'weak';
  return kinds >= 3 && password.length >= 10 && differing >= 7 ? 'strong' : 'fair';
}
