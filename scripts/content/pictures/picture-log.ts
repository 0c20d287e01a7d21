import type { Warn } from '../pull-log.ts';

/** Collects what is wrong with a pull's pictures: a host that is down has hundreds, which are one line. */
export function pictureLog(warn: Warn) {
  const found: { host: string; picture: string; problem: string }[] = [];

  return {
    /** @param picture names a place and an address @param problem what is wrong with it, and what it leads to */
    add: (host: string, picture: string, problem: string) =>
      void found.push({ host, picture, problem }),

    write() {
      for (const group of Map.groupBy(
        found,
        ({ host, problem }) => `${host} ${problem}`,
      ).values()) {
        const [first = '', ...others] = group.map(({ picture }) => picture).sort();
        warn(
          `${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${group[0]?.problem}`,
        );
      }
    },
  };
}
