import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all that it started took. */
export interface Use {
  seconds: number;
  cpuSeconds: number;
  /** Most memory of all of them together at one time. */
  peakMB: number;
}

interface Process {
  pid: number;
  parent: number;
  /** Its own time and that of its children that have ended. */
  cpuSeconds: number;
  bytes: number;
}

const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4_096;
const SAMPLE_MS = 100;

/** Reads a line of `/proc/{pid}/stat`: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
export function readStat(line: string): Process {
  // The name in parentheses may hold spaces and parentheses.
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, ticks, pages = 0] = [fields[1], fields.slice(11, 15), fields[21]];
  const cpuSeconds = ticks.reduce((sum, value) => sum + value, 0) / TICKS_PER_SECOND;
  return { pid: Number.parseInt(line, 10), parent, cpuSeconds, bytes: pages * PAGE_BYTES };
}

function allProcesses(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) ? [readStat(readFileSync(`/proc/${name}/stat`, 'utf8'))] : [];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

/** A process among others with all that it started. */
export function familyOf(root: number, all: readonly Process[]): Process[] {
  const family = all.filter(({ pid }) => pid === root);
  for (const { pid } of family) family.push(...all.filter(({ parent }) => parent === pid));
  return family;
}

/** Watches a process until it ends. On Linux only; what is shared by several counts for each. */
export async function watchUse(child: ChildProcess): Promise<Use & { code: number }> {
  const start = performance.now();
  const use = { cpuSeconds: 0, peakMB: 0 };
  const sample = () => {
    const family = familyOf(child.pid ?? 0, allProcesses());
    const sum = (of: (one: Process) => number) => family.reduce((total, one) => total + of(one), 0);
    use.cpuSeconds = Math.max(
      use.cpuSeconds,
      sum(({ cpuSeconds }) => cpuSeconds),
    );
    use.peakMB = Math.max(use.peakMB, Math.round(sum(({ bytes }) => bytes) / 1e6));
  };
  const timer = setInterval(sample, SAMPLE_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(timer);
  return { ...use, seconds: (performance.now() - start) / 1_000, code: code ?? 1 };
}
