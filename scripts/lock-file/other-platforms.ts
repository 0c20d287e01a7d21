import { findPackage, type LockedPackage, type LockedPackages } from './locked-packages.ts';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'x64', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/** Where a package runs, by its name: `@scope/cli-linux-x64-musl`. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name
    .replace(/\bwin(dows)?-/, 'win32-')
    .replace(/-64$/, '-x64')
    .replace('ppc64le', 'ppc64')
    .split(/[-/.]/);
  const os = words.find((word) => SYSTEMS.includes(word));
  const cpu = words.find((word) => PROCESSORS.includes(word));
  const libc = words.find((word) => word.startsWith('musl') || word.startsWith('gnu'));
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(os === 'linux' && libc && { libc: [libc.startsWith('musl') ? 'musl' : 'glibc'] }),
  };
}

/**
 * The optional packages of other platforms that a lock file lacks. npm leaves out those that the machine or its registry mirror did not have,
 * and `npm ci` then refuses the file where it looks for them again (https://github.com/npm/cli/issues/4828).
 */
export function missingPlatformPackages(packages: LockedPackages): LockedPackages {
  const all = { ...packages };
  const missing: LockedPackages = {};
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const version = range.replace(/^npm:.*@|^[~^]/, '');
      const found = findPackage(all, path, name);
      const fits = found && (all[found]?.version === version || /^[~^>]/.test(range));
      const platform = platformOf(name);
      if (fits || (!platform.os && !platform.cpu)) continue;
      const place = found ? `${path}/node_modules/${name}` : `node_modules/${name}`;
      const locked = { version, ...platform, ...(dev && { dev }), optional: true };
      all[place] = locked;
      missing[place] = locked;
    }
  }
  return missing;
}
