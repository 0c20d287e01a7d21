import { WORKER_POLICY } from '../../../src/lib/config.ts';
import type { BuiltPage } from '../../built-site/built-site.ts';
import type { Tag } from '../../built-site/tags.ts';

const REQUIRED = ["default-src 'none'", "require-trusted-types-for 'script'"];

/** The policy in a meta element; undefined for anything else. */
function policyIn(tag: Tag | undefined): string | undefined {
  const isPolicy = tag?.name === 'meta' && tag.attributes['http-equiv']?.toLowerCase() === 'content-security-policy';
  return isPolicy ? (tag.attributes['content'] ?? '') : undefined;
}

function directivesOf(policy: string): string[] {
  return policy.split(';').map((directive) => directive.trim());
}

/**
 * A page may allow one Trusted Types policy, if its first script takes it and a second content policy then forbids all: a script that comes later,
 * or one in a frame of this page, finds nothing that it could make (security.md, 1.1). A page that is nobody's own may have the worker's.
 */
function closesTrustedTypes(policy: string, isOwn: boolean, [first, second]: readonly Tag[]): boolean {
  const names = directivesOf(policy).find((directive) => /^trusted-types( |$)/.test(directive));
  if (names === 'trusted-types') return true;
  if (names === `trusted-types ${WORKER_POLICY}`) return !isOwn;
  const isTaken = first?.name === 'script' && first.text?.includes('createPolicy');
  return names === 'trusted-types default' && isTaken === true && policyIn(second) === 'trusted-types';
}

/** Problems of a page's content policy: it must come before everything it covers, and must not be weakened. */
export function policyProblems({ path, tags }: BuiltPage): string[] {
  const head = tags.slice(tags.findIndex(({ name }) => name === 'head') + 1);
  const [meta, ...after] = head[0]?.attributes['charset'] ? head.slice(1) : head;
  const policy = policyIn(meta);
  const isOwn = tags.some(({ name, attributes }) => name === 'html' && 'data-guard' in attributes);
  if (policy === undefined) return [`${path}: the content policy is not first in the head`];
  return [
    ...(policy.includes('unsafe-') ? [`${path}: the content policy has an "unsafe-" source`] : []),
    ...REQUIRED.filter((directive) => !directivesOf(policy).includes(directive)).map(
      (directive) => `${path}: the content policy has no ${directive}`,
    ),
    ...(closesTrustedTypes(policy, isOwn, after) ? [] : [`${path}: a script could make a Trusted Types policy`]),
  ];
}
