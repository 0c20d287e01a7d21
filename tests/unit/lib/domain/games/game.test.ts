import { expect, test } from 'vitest';
import { slotRoute } from '../../../../../src/lib/domain/games/game.ts';

test('a slug is encoded for an address', () => expect(slotRoute({ slug: '১০০%' })).toBe('/slots/%E0%A7%A7%E0%A7%A6%E0%A7%A6%25'));
