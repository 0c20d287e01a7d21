/** A package in package-lock.json, as far as it is read here. */
export interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  /** A workspace, which stands elsewhere in the file under its own folder. */
  link?: boolean;
  hasInstallScript?: boolean;
  os?: string[] | string;
  cpu?: string[] | string;
  libc?: string[] | string;
  optionalDependencies?: Record<string, string>;
}

/** Packages by where they are installed: `node_modules/vite/node_modules/esbuild`. */
export type LockedPackages = Record<string, LockedPackage>;

/** `esbuild` for `node_modules/vite/node_modules/esbuild`. */
export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Where the packages of other people are installed. */
export function foreignPlaces(packages: LockedPackages): string[] {
  return Object.keys(packages).filter((place) => place.includes('node_modules/') && !packages[place]?.link);
}

/** Where Node would find the package `name` from the package at `path`. */
export function findPackage(packages: LockedPackages, path: string, name: string): string | undefined {
  for (let from = path; ; from = from.slice(0, from.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    const place = `${from ? `${from}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!from) return undefined;
  }
}

/** The package that names another in its optional dependencies: they are one release, and the other is its part for some platform. */
export function ownerOf(packages: LockedPackages, place: string): string | undefined {
  const name = nameOf(place);
  return Object.keys(packages).find(
    (path) => packages[path]?.optionalDependencies?.[name] !== undefined && findPackage(packages, path, name) === place,
  );
}
