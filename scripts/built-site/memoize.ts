/**
 * A function that reads each thing once: the pages of a site have most of their tags, sheets and scripts in common.
 * @param keyOf what two arguments that are the same have in common; without it they must be one object or equal texts
 */
export function memoize<Argument, Value>(
  read: (argument: Argument) => Value,
  keyOf: (argument: Argument) => unknown = (argument) => argument,
): (argument: Argument) => Value {
  const known = new Map<unknown, Value>();
  return (argument) => {
    const key = keyOf(argument);
    const value = known.get(key) ?? read(argument);
    known.set(key, value);
    return value;
  };
}
