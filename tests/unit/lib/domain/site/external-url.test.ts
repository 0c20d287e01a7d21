import { expect, test } from 'vitest';
import { externalUrl } from '@/lib/domain/site/external-url';

test.each([
  ['https://games.example/play?key=1', 'https://games.example/play?key=1'],
  ['http://localhost:4400/game', 'http://localhost:4400/game'],
  ['http://127.10.20.30/game', 'http://127.10.20.30/game'],
  ['http://notlocalhost/', undefined],
  ['ftp://localhost/game', undefined],
  ['http://games.example/', undefined],
  ['http://localhost.games.example/', undefined],
  ['https://user:secret@games.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['//games.example/', undefined],
  ['', undefined],
])('%j opens as %s', (text, address) => expect(externalUrl(text)?.href).toBe(address));
