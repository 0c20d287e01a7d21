import type { Warn } from '../pull-log.ts';
import type { Animation } from './kind.ts';

/** Pictures that a line names; a page of dead ones has hundreds. */
const MAX_NAMED = 3;

function named(pictures: readonly string[]): string {
  return [...[...pictures].sort().slice(0, MAX_NAMED), ...(pictures.length > MAX_NAMED ? ['…'] : [])].join(', ');
}

function byKey<Key extends string>(entries: readonly { key: Key; picture: string }[]): [Key, string[]][] {
  return [...Map.groupBy(entries, ({ key }) => key)].map(([key, group]) => [key, group.map(({ picture }) => picture)]);
}

/** Collects what there is to say of a pull's pictures, for one line a host and one for each kind of animation. `picture` names a place and an address. */
export function pictureLog(warn: Warn) {
  const problems: { host: string; key: string; picture: string }[] = [];
  const stills: { key: Animation; picture: string }[] = [];

  return {
    /** @param problem what is wrong with it, and what it leads to */
    problem: (host: string, picture: string, problem: string) => void problems.push({ host, key: problem, picture }),
    still: (kind: Animation, picture: string) => void stills.push({ key: kind, picture }),

    write() {
      for (const [host, group] of Map.groupBy(problems, (one) => one.host)) {
        const [only, ...others] = group;
        const reasons = byKey(group).map(([problem, { length }]) => `${problem} (${length})`);
        const pictures = named(group.map(({ picture }) => picture));
        warn(
          only && others.length === 0
            ? `${only.picture}: ${only.key}`
            : `${host}: ${group.length} pictures: ${reasons.join(', ')}: ${pictures}`,
        );
      }
      for (const [kind, pictures] of byKey(stills)) {
        const what = pictures.length === 1 ? 'picture is shown as a still' : 'pictures are shown as stills';
        warn(`${pictures.length} animated ${kind} ${what}: ${named(pictures)}`);
      }
    },
  };
}
