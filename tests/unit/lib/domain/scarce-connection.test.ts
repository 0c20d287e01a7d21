import { expect, it } from 'vitest';
import { isScarce } from '../../../../src/lib/domain/scarce-connection.ts';

it.each([
  [undefined, false],
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: true, effectiveType: '4g' }, true],
])('%o is scarce: %s', (connection, expected) => expect(isScarce(connection)).toBe(expected));
