import { expect, it } from 'vitest';
import { missingPlatformPackages } from '../../../../scripts/lock-file/other-platforms.ts';

it('names the packages of other platforms with where they run', () => {
  const packages = {
    'node_modules/tool': {
      dev: true,
      optionalDependencies: { '@tool/cli-linux-x64-musl': '1.2.0', '@tool/cli-win-arm64': '1.2.0', '@tool/cli-linux-x64-gnu': '1.2.0' },
    },
    'node_modules/@tool/cli-linux-x64-gnu': { version: '1.2.0', dev: true, optional: true },
  };
  expect(missingPlatformPackages(packages)).toEqual({
    'node_modules/@tool/cli-linux-x64-musl': { version: '1.2.0', os: ['linux'], cpu: ['x64'], libc: ['musl'], dev: true, optional: true },
    'node_modules/@tool/cli-win-arm64': { version: '1.2.0', os: ['win32'], cpu: ['arm64'], dev: true, optional: true },
  });
});

it.each([
  ['workerd-windows-64', { os: ['win32'], cpu: ['x64'] }],
  ['workerd-darwin-64', { os: ['darwin'], cpu: ['x64'] }],
])('knows the platform of %s', (name, platform) => {
  const packages = { 'node_modules/workerd': { optionalDependencies: { [name]: '1.0.0' } } };
  expect(missingPlatformPackages(packages)).toEqual({ [`node_modules/${name}`]: { version: '1.0.0', ...platform, optional: true } });
});

it('puts another version beside the package that wants it', () => {
  const packages = {
    'node_modules/old': { optionalDependencies: { 'cli-darwin-x64': '1.0.0' } },
    'node_modules/cli-darwin-x64': { version: '2.0.0' },
  };
  expect(missingPlatformPackages(packages)).toEqual({
    'node_modules/old/node_modules/cli-darwin-x64': { version: '1.0.0', os: ['darwin'], cpu: ['x64'], optional: true },
  });
});

it.each([
  ['has what a range allows', { 'cli-darwin-x64': '^2.0.0' }],
  ['wants a package of no platform', { colours: '1.0.0' }],
])('adds nothing to a file that %s', (_what, optionalDependencies) => {
  expect(
    missingPlatformPackages({ 'node_modules/a': { optionalDependencies }, 'node_modules/cli-darwin-x64': { version: '2.1.0' } }),
  ).toEqual({});
});
