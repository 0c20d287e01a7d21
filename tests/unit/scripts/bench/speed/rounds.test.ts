import { expect, it } from 'vitest';
import { playRounds } from '../../../../../scripts/bench/speed/rounds.ts';

it('lets the sites take turns in every round, and gives each one’s medians', async () => {
  const sites = [{ name: 'a' }, { name: 'b' }];
  const visits: string[] = [];
  const took = { a: [5, 1, 3], b: [10, 30, 20] };
  const measure = async ({ name }: { name: string }) => {
    visits.push(name);
    return { paint: took[name as 'a' | 'b'].shift() };
  };
  const progress: string[] = [];
  const results = await playRounds([{ name: 'home', sites, measure }], {
    rounds: 3,
    beforeRound: async () => void visits.push('before'),
    onVisit: (done, all, what) => progress.push(`${done}/${all} ${what}`),
  });
  expect(visits).toEqual(['before', 'a', 'b', 'before', 'a', 'b', 'before', 'a', 'b']);
  expect(results.get('home')?.get('a')).toEqual({ paint: 3 });
  expect(results.get('home')?.get('b')).toEqual({ paint: 20 });
  expect(progress[1]).toBe('1/6 home, b');
  expect(progress.at(-1)).toBe('6/6 ');
});
