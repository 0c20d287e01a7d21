import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Completes package-lock.json with the optional packages of other platforms. npm leaves out those that the machine or its registry mirror did
 * not have, and `npm ci` then refuses the file where it looks for them again (https://github.com/npm/cli/issues/4828). Run after `npm install`.
 */
interface Locked {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'x64', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/** What a package's name says of where it runs: `@scope/cli-linux-x64-musl`. */
function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const words = name.replace('win-', 'win32-').replace('ppc64le', 'ppc64').split(/[-/.]/);
  const os = words.find((word) => SYSTEMS.includes(word));
  const cpu = words.find((word) => PROCESSORS.includes(word)) ?? (words.includes('ia32') ? 'ia32' : undefined);
  const libc = words.find((word) => word.startsWith('musl') || word.startsWith('gnu'));
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(os === 'linux' && libc && { libc: [libc.startsWith('musl') ? 'musl' : 'glibc'] }),
  };
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const { packages } = lock;

/** Where Node would find `name` from the package at `path`. */
function placeOf(path: string, name: string): string | undefined {
  for (let from = path; ; from = from.slice(0, from.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    const place = `${from ? `${from}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!from) return undefined;
  }
}

let added = 0;
for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    const version = range.replace(/^npm:.*@|^[~^]/, '');
    const found = placeOf(path, name);
    if (found && (packages[found]?.version === version || /^[~^>]/.test(range))) continue;
    const place = found ? `${path}/node_modules/${name}` : `node_modules/${name}`;
    const platform = platformOf(name);
    if (!platform.os && !platform.cpu) continue;
    packages[place] = { version, ...platform, ...(dev && { dev }), optional: true };
    added += 1;
  }
}

const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
console.log(added > 0 ? `${added} packages of other platforms added` : 'Nothing was missing');
