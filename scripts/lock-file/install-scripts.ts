import { foreignPlaces, type LockedPackages, nameOf, ownerOf } from './locked-packages.ts';

/** Packages that would run something when they are installed, and why they work without it. */
const NOT_NEEDED: Readonly<Record<string, string>> = {
  esbuild: 'its binary is a package of its own; the script makes its start faster, and looks whether the binary answers',
  msw: 'the script renews a worker file of the project, of which this one has none',
  workerd: 'its binary is a package of its own; the script looks whether it is there',
};

/**
 * What could run code of a package on the machine that installs it, one line each.
 * @param npmrc text of `.npmrc`
 */
export function installScriptProblems(packages: LockedPackages, npmrc: string): string[] {
  const places = foreignPlaces(packages).filter((place) => packages[place]?.hasInstallScript);
  return [
    ...(/^ignore-scripts=true$/m.test(npmrc) ? [] : ['.npmrc: has no ignore-scripts=true']),
    ...places
      .filter((place) => !(nameOf(place) in NOT_NEEDED))
      .map(
        (place) =>
          `${nameOf(place)}: wants to run a script when it is installed; look whether it works without (scripts/lock-file/install-scripts.ts)`,
      ),
  ];
}

/**
 * Packages of which the lock file does not say what they contain, one line each. Parts for platforms that the registry of the machine did not have
 * are left out: npm checks them when a machine of that kind installs them.
 */
export function unverified(packages: LockedPackages): string[] {
  return foreignPlaces(packages)
    .filter((place) => !packages[place]?.integrity && !(packages[place]?.optional && ownerOf(packages, place)))
    .map((place) => `${nameOf(place)}: the lock file has no hash of it`);
}
