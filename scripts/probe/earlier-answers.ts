type Path = readonly (string | number)[];

/** What earlier answers said, read without trust: the probe meets backends that drift. */
export class EarlierAnswers {
  private readonly bodies = new Map<string, unknown[]>();

  keep(call: string, body: unknown): void {
    this.bodies.set(call, [...(this.bodies.get(call) ?? []), body]);
  }

  /** A value inside the last answer: `text('userProfile', 'data', 0, 'full_name')`; undefined when it is not there, or no text or number. */
  text(call: string, ...path: Path): string | undefined {
    return textAt(this.bodies.get(call)?.at(-1), path);
  }

  /** The ids of a list in each answer of a call, the first answer first; undefined for one that lacks the list, or the id of a row. */
  ids(call: string, ...path: Path): (string[] | undefined)[] {
    return (this.bodies.get(call) ?? []).map((body) => {
      const list = valueAt(body, path);
      const ids = Array.isArray(list) ? list.map((row: unknown) => textAt(row, ['id'])) : [undefined];
      return ids.every((id) => id !== undefined) ? ids : undefined;
    });
  }
}

function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], body);
}

function textAt(body: unknown, path: Path): string | undefined {
  const value = valueAt(body, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
