/** A function that reads each thing once: the pages of a site have most of their tags, sheets and scripts in common. */
export function memoize<Argument, Value>(
  read: (argument: Argument) => Value,
): (argument: Argument) => Value {
  const known = new Map<Argument, Value>();
  return (argument) => {
    const value = known.get(argument) ?? read(argument);
    known.set(argument, value);
    return value;
  };
}
