import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import type { Player } from '../../../../../src/lib/domain/player.ts';
import { createGameAccount } from '../../../../../src/lib/stores/games/game-account.ts';
import type { Session } from '../../../../../src/lib/stores/session.ts';

const haor = { providerId: '61', providerName: 'Pocket Haor', username: 'river01', password: 'haor-77' };
const player: Session = { status: 'player', player: { id: '7', gameAccounts: [haor] } as unknown as Player };

function open(status: Session = { status: 'unknown' }) {
  const session = atom<Session>(status);
  const loadBalances = vi.fn(async () => {});
  return { ...createGameAccount({ session, loadBalances }), session, loadBalances };
}

test('the account at the chosen provider is shown once the player is known, and its balance loaded', () => {
  const { chooseProvider, $gameAccount, session, loadBalances } = open();
  chooseProvider({ id: '61', name: 'Pocket Haor' });
  expect($gameAccount.get()).toBe('unknown');
  session.set(player);
  expect($gameAccount.get()).toMatchObject({ username: 'river01', password: 'haor-77' });
  expect(loadBalances.mock.calls).toEqual([[['61']]]);
});

test.each<[string, Session]>([
  ['accounts that the backend did not send', { status: 'player', player: { id: '7' } as Player }],
  ['accounts of a profile that could not be loaded', { status: 'unreachable', isMaintenance: false }],
])('%s are not called none', (_, status) => {
  const { chooseProvider, $gameAccount } = open(status);
  chooseProvider({ id: '61', name: 'Pocket Haor' });
  expect($gameAccount.get()).toBe('unreachable');
});
