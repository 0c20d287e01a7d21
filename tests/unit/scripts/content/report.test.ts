import { expect, it } from 'vitest';
import { terminalReport } from '../../../../scripts/content/report.ts';

function stream(isTTY: boolean) {
  const written: string[] = [];
  return { written, out: { isTTY, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream };
}

it('keeps the backend’s control characters out of the terminal', () => {
  const { written, out } = stream(false);
  terminalReport(out).warn('bad\x1b[2J\x07 name\u202e');
  expect(written).toEqual(['  ! bad [2J  name \n']);
});

it('draws progress on a terminal only, and writes lines over it', () => {
  const [terminal, log] = [stream(true), stream(false)];
  for (const { out } of [terminal, log]) {
    const report = terminalReport(out);
    report.progress(1, 9, 'pictures');
    report.info('done');
  }
  expect(terminal.written).toEqual(['\r\x1b[K  1 of 9 pictures', '\r\x1b[Kdone\n']);
  expect(log.written).toEqual(['done\n']);
});
