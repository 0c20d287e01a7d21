import { runInNewContext } from 'node:vm';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { cloudFrontFunction, cloudFrontHeaders, MAX_FUNCTION_BYTES } from '../../../../scripts/hosts/cloudfront-files.ts';
import { DOCUMENT_HEADERS } from '../../../../scripts/hosts/rules.ts';

/** What its runtime knows beside ES 5.1: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html */
const UNKNOWN = /^(ForOfStatement|Class|(Object|Array|Assignment)Pattern|Spread|Chain|TaggedTemplate|Import|Export|Yield|MetaProperty)/;

const file = cloudFrontFunction();

it('has no more bytes than CloudFront takes', () => {
  expect(Buffer.byteLength(file)).toBeLessThan(MAX_FUNCTION_BYTES);
});

it('is written in what its runtime knows', () => {
  const tree = JSON.stringify(parseSync('function.js', file).program);
  const types = [...tree.matchAll(/"type":"(\w+)"/g)].map(([, type = '']) => type);
  expect(types.filter((type) => UNKNOWN.test(type))).toEqual([]);
  expect(tree).not.toContain('"operator":"??"');
});

it('leads a redirect on with every parameter, in order', () => {
  const querystring = { game: { value: 'a%26b' }, tag: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, bare: { value: '' } };
  const call = `handler(${JSON.stringify({ request: { method: 'GET', uri: '/slots/', querystring } })})`;
  expect(runInNewContext(`${file}\n${call}`)).toMatchObject({
    statusCode: 308,
    headers: { location: { value: '/slots?game=a%26b&tag=1&tag=2&bare' } },
  });
});

it('has every header of documents in the policy, each in the place that CloudFront has for it', () => {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(cloudFrontHeaders());
  const others = custom.Items.map(({ Header }: { Header: string }) => Header);
  expect(custom.Quantity).toBe(others.length);
  // One of them is the policy, which is no header of the table.
  expect(Object.keys(security).length - 1 + others.length).toBe(Object.keys(DOCUMENT_HEADERS).length);
  expect(security.StrictTransportSecurity).toEqual({
    AccessControlMaxAgeSec: 63_072_000,
    IncludeSubdomains: true,
    Preload: false,
    Override: true,
  });
});
