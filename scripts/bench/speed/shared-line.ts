import { setTimeout as sleep } from 'node:timers/promises';

/** What goes out at once: small enough that answers under way take turns. */
const PART_BYTES = 4_096;

/** A line of a certain speed: whoever sends waits until what was sent before, and its own bytes, are through. */
export class SharedLine {
  #freeAt = 0;
  readonly #bytesPerSecond: number;

  constructor(bytesPerSecond: number) {
    this.#bytesPerSecond = bytesPerSecond;
  }

  partsOf(bytes: Buffer): Buffer[] {
    const parts: Buffer[] = [];
    for (let from = 0; from < bytes.length; from += PART_BYTES) parts.push(bytes.subarray(from, from + PART_BYTES));
    return parts;
  }

  async send(bytes: number): Promise<void> {
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + (bytes / this.#bytesPerSecond) * 1_000;
    await sleep(this.#freeAt - now);
  }
}
