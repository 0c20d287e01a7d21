type Directives = Map<string, Set<string>>;

function directivesOf(policy: string): Directives {
  const parts = policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name);
  return new Map(parts.map(([name = '', ...sources]) => [name, new Set(sources)]));
}

function textOf(directives: Directives): string {
  return [...directives]
    .map(([name, sources]) => [name, ...[...sources].sort()].join(' '))
    .sort()
    .join('; ');
}

/** Several policies of one answer, which hosts join by a comma; one that says only what another says, too, is left out. */
function joined(header: string): string[] {
  const policies = header.split(',').map((text) => directivesOf(text));
  const kept = policies.filter((one, at) =>
    policies.every(
      (other, place) => place === at || [...one].some(([name, sources]) => [...sources].join() !== [...(other.get(name) ?? [])].join()),
    ),
  );
  return (kept.length > 0 ? kept : policies.slice(0, 1)).map(textOf);
}

/**
 * Two policy headers as texts that are the same when they mean the same.
 * @param extra a policy whose sources the host's may name besides
 */
export function comparablePolicy(own: string, host: string, extra = ''): [own: string, host: string] {
  const wanted = directivesOf(own);
  const tolerated = directivesOf(extra);
  const withoutExtra = joined(host).map((policy) => {
    const directives = directivesOf(policy);
    for (const [name, sources] of directives) {
      for (const source of tolerated.get(name) ?? []) if (!wanted.get(name)?.has(source)) sources.delete(source);
    }
    return textOf(directives);
  });
  return [textOf(wanted), withoutExtra.join(', ')];
}
