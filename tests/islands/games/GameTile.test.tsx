import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GameTile } from '@/islands/games/GameTile';
import { pictureFromText } from '@/lib/domain/games/picture-text';
import { readGameTile } from '@/lib/stores/games/game-tile';

const game = {
  name: 'Seven <b>Kites',
  code: 'shp-003',
  providerId: '1',
  providerName: 'Shapla Play',
};

describe.each(['list', 'strip', 'listRow', 'row'] as const)(
  'a tile in the variant %s',
  (variant) => {
    it.each([
      ['a picture of usual widths', { ...game, picture: 'abc' }],
      ['a picture elsewhere', { ...game, picture: 'https://pictures.example/a.webp' }],
      ['no picture', game],
    ])('gives the game back that it shows, with %s', (_, shown) => {
      const picture = 'picture' in shown ? pictureFromText(shown.picture) : undefined;
      render(
        <div data-name="Shapla Play">
          <GameTile variant={variant} game={shown} picture={picture} href="/slots" />
        </div>,
      );
      const tile = screen.getByRole('link', { name: /^Seven <b>Kites/ });
      expect(tile.getAttribute('href')).toBe('/slots');
      expect(readGameTile(tile)).toEqual(shown);
    });
  },
);

it('without a code leads to its address only, and with an empty one launches the lobby', () => {
  const { code, ...lobby } = game;
  const { rerender } = render(
    <GameTile variant="strip" game={lobby} picture={undefined} href="/slots" />,
  );
  expect(screen.getByRole('link').hasAttribute('data-game')).toBe(false);
  rerender(
    <GameTile variant="strip" game={{ ...lobby, code: '' }} picture={undefined} href="/slots" />,
  );
  expect(screen.getByRole('link').dataset['game']).toBe('');
  expect(readGameTile(screen.getByRole('link'))).toEqual(lobby);
});
