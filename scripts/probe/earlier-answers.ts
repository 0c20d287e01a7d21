/** What earlier answers said, read without trust: the probe meets backends that drift. */
export class EarlierAnswers {
  private readonly bodies = new Map<string, unknown>();

  keep(call: string, body: unknown): void {
    this.bodies.set(call, body);
  }

  /** A value inside an answer: `text('userProfile', 'data', 0, 'user_bank', 0, 'id')`; undefined when it is not there, or no text or number. */
  text(call: string, ...path: (string | number)[]): string | undefined {
    const value = this.value(call, path);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }

  /** The id of the last row of a list. */
  lastId(call: string, ...path: (string | number)[]): string | undefined {
    const list = this.value(call, path);
    return Array.isArray(list) ? this.text(call, ...path, list.length - 1, 'id') : undefined;
  }

  private value(call: string, path: (string | number)[]): unknown {
    return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], this.bodies.get(call));
  }
}
