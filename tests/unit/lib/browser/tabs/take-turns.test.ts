// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { takeTurns } from '../../../../../src/lib/browser/tabs/take-turns.ts';
import { FakeLocks } from '../../fake-locks.ts';

/** Which tab is in sight is a fact of each tab; the function reads it when it is called and when it is told. */
const visibility = vi.hoisted(() => ({ isVisible: true, listeners: [] as (() => void)[] }));
vi.mock('../../../../../src/lib/browser/page/when.ts', () => ({
  isPageVisible: () => visibility.isVisible,
  onPageVisible(listener: () => void) {
    visibility.listeners.push(listener);
    return () => visibility.listeners.splice(visibility.listeners.indexOf(listener), 1);
  },
}));

let locks: FakeLocks;
let holders: string[];
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Opens a tab that wants the turn. */
async function openTab(name: string, isVisible: boolean) {
  vi.stubGlobal('navigator', { locks: locks.of(name) });
  visibility.isVisible = isVisible;
  const before = visibility.listeners.length;
  const giveUp = takeTurns('check', (isMine) => {
    holders = isMine ? [...holders, name] : holders.filter((holder) => holder !== name);
  });
  const show = visibility.listeners[before];
  await settled();
  return {
    giveUp,
    async comeIntoSight() {
      show?.();
      await settled();
    },
  };
}

beforeEach(() => {
  locks = new FakeLocks();
  holders = [];
  visibility.listeners.length = 0;
});

test('the tab that came into sight last has the turn, and no other', async () => {
  const hidden = await openTab('hidden', false);
  expect(holders).toEqual(['hidden']);
  await openTab('seen', true);
  expect(holders).toEqual(['seen']);
  await openTab('hidden too', false);
  expect(holders).toEqual(['seen']);
  await hidden.comeIntoSight();
  expect(holders).toEqual(['hidden']);
});

test('a tab that is closed, killed or gives up hands over to one that waits', async () => {
  const first = await openTab('first', false);
  await openTab('second', false);
  await openTab('third', true);
  expect(holders).toEqual(['third']);
  locks.close('third');
  await settled();
  expect(holders).toContain('second');
  holders = ['second'];
  first.giveUp();
  locks.close('second');
  await settled();
  expect(holders).toEqual(['second']);
});

test('a turn that was given up does not come back', async () => {
  const [first, second] = [await openTab('first', true), await openTab('second', true)];
  second.giveUp();
  await settled();
  expect(holders).toEqual(['first']);
  first.giveUp();
  await first.comeIntoSight();
  expect(holders).toEqual([]);
});

test.each([
  ['missing', undefined],
  ['denied', { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
])('where locks are %s each tab has its own', async (_how, some) => {
  vi.stubGlobal('navigator', { locks: some });
  const turns: boolean[] = [];
  const giveUp = takeTurns('check', (isMine) => turns.push(isMine));
  await settled();
  giveUp();
  expect(turns).toEqual([true, false]);
});
