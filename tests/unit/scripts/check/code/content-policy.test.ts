import { describe, expect, it } from 'vitest';
import { policyProblems } from '../../../../../scripts/check/code/content-policy.ts';
import { built } from '../../folder.ts';

describe('policyProblems', () => {
  const content = "default-src 'none'; require-trusted-types-for 'script'; trusted-types";
  const meta = (text: string) => `<meta http-equiv="content-security-policy" content="${text}">`;
  const policy = meta(content);
  const open = meta(`${content} default`);
  const taken = '<script>trustedTypes.createPolicy("default",{})</script>';
  const closed = meta('trusted-types');
  const canMake = ['/: a script could make a Trusted Types policy'];
  it.each([
    [`<head><meta charset="utf-8">${policy}<title>`, []],
    [`<head>${policy}`, []],
    [`<head><meta charset="utf-8"><title>${policy}`, ['/: the content policy is not first in the head']],
    ['<head><meta charset="utf-8">', ['/: the content policy is not first in the head']],
    [
      `<head>${policy.replace("'none'", "'none' 'unsafe-inline'")}`,
      expect.arrayContaining(['/: the content policy has an "unsafe-" source']),
    ],
    [
      `<head>${policy.replace('require-', '')}`,
      expect.arrayContaining(["/: the content policy has no require-trusted-types-for 'script'"]),
    ],
    [`<head>${policy.replace('; trusted-types', '')}`, canMake],
    [`<head>${policy.replace('trusted-types"', 'trusted-types *"')}`, canMake],
    [`<head>${open}${taken}${closed}<title>`, []],
    [`<head>${open}${taken}<title>`, canMake],
    [`<head>${open}<script>1</script>${taken}${closed}`, canMake],
    [`<head>${open}${closed}`, canMake],
    [`<head>${open}<script>1</script>${closed}`, canMake],
    [`<head>${meta(`${content} default captcha`)}${taken}${closed}`, canMake],
    [`<html lang="en"><head>${meta(`${content} service-worker`)}`, []],
    [`<html data-guard="player"><head>${meta(`${content} service-worker`)}`, canMake],
    [`<html lang="en"><head>${meta(`${content} service-worker other`)}`, canMake],
  ])('%s', async (html, problems) => {
    const { pages } = await built({ 'index.html': html });
    expect(pages.flatMap(policyProblems)).toEqual(problems);
  });
});
