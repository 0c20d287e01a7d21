import { expect, it, vi } from 'vitest';
import { terminalLog } from '../../../../scripts/content/pull-log.ts';

it('keeps the backend’s control characters out of the terminal', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  terminalLog.warn('bad\x1b[2J\x07 name\u202e');
  expect(log).toHaveBeenCalledWith('  ! bad [2J  name ');
});
