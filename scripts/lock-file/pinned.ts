/** A package.json, as far as it is read here. */
export interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  overrides?: Overrides;
}

type Overrides = { [name: string]: string | Overrides };

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

function overridden(overrides: Overrides): [string, string][] {
  return Object.entries(overrides).flatMap(([name, wanted]) => (typeof wanted === 'string' ? [[name, wanted]] : overridden(wanted)));
}

/** Dependencies of which a package.json leaves open which version it is, one line each: an update is somebody's decision. */
export function unpinned({ name, dependencies, devDependencies, optionalDependencies, overrides = {} }: Manifest): string[] {
  const wanted = [...Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }), ...overridden(overrides)];
  return wanted
    .filter(([, version]) => !EXACT.test(version))
    .map(([dependency, version]) => `${name}: ${dependency} "${version}" is no exact version`);
}
