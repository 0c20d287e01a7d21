import { expect, it } from 'vitest';
import { readAudit } from '../../../../scripts/lock-file/audit.ts';

it('names what is vulnerable, how much and by what', () => {
  const advisory = { title: 'Prototype pollution', url: 'https://github.com/advisories/GHSA-1', severity: 'high' };
  const text = JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      outer: { name: 'outer', severity: 'moderate', range: '<2.0.0', via: ['inner'] },
      inner: { name: 'inner', severity: 'high', range: '<=1.2.3', via: [advisory] },
    },
  });
  expect(readAudit(text)).toEqual({
    kind: 'found',
    lines: ['inner <=1.2.3, high: Prototype pollution (https://github.com/advisories/GHSA-1)', 'outer <2.0.0, moderate: by inner'],
  });
});

it('knows an answer without any', () => {
  expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{},"metadata":{}}')).toEqual({ kind: 'nothing' });
});

it.each([
  [
    'a registry without audits',
    '{"message":"405 Method Not Allowed - POST https://…/bulk","statusCode":405}',
    '405 Method Not Allowed - POST https://…/bulk',
  ],
  ['a machine that is offline', '{"message":"request to https://… failed","error":{}}', 'request to https://… failed'],
  ['nothing', '', 'npm printed no report'],
  ['a page of HTML', '<h1>Bad gateway</h1>', 'npm printed no report'],
])('takes %s for no answer, never for a good one', (_what, text, reason) => {
  expect(readAudit(text)).toEqual({ kind: 'unavailable', reason });
});
