import type { BuiltPage } from '../../built-site/built-site.ts';

/** Problems of a page's content policy: it must come before everything it covers, and must not be weakened. */
export function policyProblems({ path, tags }: BuiltPage): string[] {
  const head = tags.findIndex(({ name }) => name === 'head') + 1;
  const [first, second] = tags.slice(head);
  const meta = first?.attributes['charset'] ? second : first;
  if (meta?.attributes['http-equiv']?.toLowerCase() !== 'content-security-policy')
    return [`${path}: the content policy is not first in the head`];
  const policy = meta.attributes['content'] ?? '';
  return [
    ...(policy.includes('unsafe-') ? [`${path}: the content policy has an "unsafe-" source`] : []),
    ...["default-src 'none'", "require-trusted-types-for 'script'"]
      .filter((directive) => !policy.includes(directive))
      .map((directive) => `${path}: the content policy has no ${directive}`),
  ];
}
