import { afterEach, expect, it, vi } from 'vitest';
import { cachePage } from '@/lib/browser/page/cache-page';

const createPolicy = vi.fn(
  (_name: string, rules: { createScriptURL: (url: string) => string | null }) => ({
    createScriptURL: (url: string) => rules.createScriptURL(url) ?? 'refused',
  }),
);
const postMessage = vi.fn();
const register = vi.fn(async (_address: string, _options: object) => undefined);

afterEach(() => {
  vi.clearAllMocks();
});

it('registers the worker’s address through a policy that lets no other pass, and says that the page may be cached, with which files', async () => {
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('navigator', {
    serviceWorker: { register, ready: Promise.resolve({ active: { postMessage } }) },
  });
  const names = ['/_astro/a.1.js', '/_astro/b.2.css', '/_astro/c.woff2', '/media/d.js'].map(
    (path) => location.origin + path,
  );
  const entries = [...names, 'https://elsewhere.example/_astro/e.js'].map((name) => ({ name }));
  vi.stubGlobal('performance', { getEntriesByType: () => entries });
  await cachePage();
  expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
  expect(postMessage).toHaveBeenCalledWith({ files: ['/_astro/a.1.js', '/_astro/b.2.css'] });
  expect(createPolicy).toHaveBeenCalledWith('service-worker', {
    createScriptURL: expect.any(Function),
  });
  const policy = createPolicy.mock.results[0]?.value;
  for (const url of [
    '/other.js',
    'https://elsewhere.example/service-worker.js',
    '/service-worker.js?x',
    'data:,x',
    '',
  ])
    expect(policy.createScriptURL(url)).toBe('refused');
});

it('does nothing in a browser without workers', async () => {
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('navigator', {});
  await cachePage();
  expect(createPolicy).not.toHaveBeenCalled();
});
