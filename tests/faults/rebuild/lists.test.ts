import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PublishOptions } from '../../../scripts/rebuild/publish/publish.ts';
import { openTestReleases, published, type TestReleases } from '../../unit/scripts/rebuild/fake-site.ts';
import { startService } from '../../unit/scripts/rebuild/test-service.ts';
import { type Backend, goodInit, json, startBackend } from '../pull-backend.ts';

let backend: Backend;
let releases: TestReleases;
beforeEach(async () => {
  [backend, releases] = await Promise.all([startBackend(), openTestReleases()]);
});
afterEach(() => Promise.all([backend.close(), releases.close()]));

const HOUR = 60 * 60 * 1000;
const PROMOTION = '/api/v1/promotion';

async function fingerprint(): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await backend.snapshot()))
    .digest('hex');
}

/** Publishes what the real pull makes of the backend's answers. */
function publish(version: string, options?: Partial<PublishOptions>) {
  const now = options?.now?.() ?? Date.now();
  const pull = async () => (await backend.pull({ retryDelaysMs: [] }, now)).lists;
  return releases.publish(version, { pull, counts: backend.counts, fingerprint }, options);
}

describe('a list that cannot be read', () => {
  it('is kept without a new release, and the outcome and the metrics say how old it is', async () => {
    const readAt = Date.now() - 3 * HOUR;
    const id = await published(publish('1', { now: () => readAt }));
    backend.answers.set(PROMOTION, json({}, 500));
    const kept = [{ list: 'promotion', readAt: new Date(readAt).toISOString(), isKept: true }];
    expect(await publish('2')).toEqual({ kind: 'unchanged', id, kept });

    const service = await startService(() => publish('2'), {}, releases);
    const text = await (await fetch(`${service.url}/metrics`)).text();
    const health = await (await fetch(`${service.url}/healthz`)).json();
    await service.close();
    expect(text).toMatch(/^site_list_kept\{list="promotion"\} 1$/m);
    expect(text).toMatch(/^site_list_kept\{list="bank"\} 0$/m);
    expect(text).toMatch(/^site_list_age_seconds\{list="promotion"\} 108\d\d$/m);
    expect(text).toMatch(/^site_list_age_seconds\{list="game-list\[provider_id=2\]"\} \d+$/m);
    expect(health.lists).toContainEqual({ list: 'promotion', kept: true, ageSeconds: expect.closeTo(3 * 3600, -2) });
  });

  it('does not keep what else has changed from being published', async () => {
    await published(publish('1'));
    backend.answers.set(PROMOTION, json({}, 500));
    backend.answers.set('/api/v1/init', json({ success: true, data: { ...goodInit(), brand_name: 'Another River' } }));
    expect(await publish('2')).toMatchObject({ kind: 'published', kept: [{ list: 'promotion' }] });
    backend.answers.delete(PROMOTION);
    const after = await publish('3');
    expect(after).toMatchObject({ kind: 'unchanged' });
    expect(after).not.toHaveProperty('kept');
  });
});

describe('a kind of content of which less than half is left', () => {
  const promotions = (languages: string[]) =>
    json({
      success: true,
      data: languages.map((language, index) => ({ id: index + 1, promotion_name: `Gift ${index}`, content: '<p>Play</p>', language })),
    });
  const init = (changes: object) => json({ success: true, data: { ...goodInit(), ...changes } });
  const providers = (count: number) => ({
    slot: Array.from({ length: count }, (_, index) => ({ provider_id: index + 1, provider_name: `Provider ${index}` })),
  });
  const help = (languages: string[]) => ({
    deposit: languages.map((language) => ({ language, content: '<p>How to</p>' })),
    'privacy-policy': languages.map((language) => ({ language, content: '<p>Ours</p>' })),
  });

  it.each([
    [
      'promotions',
      PROMOTION,
      promotions(['en', 'en', 'en', 'bd', 'bd']),
      promotions(['en', 'bd', 'bd']),
      '1 promotions in en, less than half of the live release’s 3',
    ],
    [
      'promotions of one language',
      PROMOTION,
      promotions(['en', 'en', 'bd', 'bd']),
      promotions(['en', 'en', 'en', 'en']),
      '0 promotions in bd, less than half of the live release’s 2',
    ],
    [
      'providers',
      '/api/v1/init',
      init({ provider: providers(5) }),
      init({ provider: providers(2) }),
      '2 slot providers, less than half of the live release’s 5',
    ],
    [
      'providers with games',
      '/api/v1/game-list',
      init({}),
      json({ success: true, data: [] }),
      '0 providers with games, less than half of the live release’s 2',
    ],
    [
      'a language’s help',
      '/api/v1/init',
      init({ page: help(['en', 'bd']) }),
      init({ page: help(['en']) }),
      '0 help texts "privacy-policy" in bd, less than half of the live release’s 1',
    ],
    ['banks', '/api/v1/init', init({}), init({ bank: [] }), '0 banks, less than half of the live release’s 1'],
    ['the name', '/api/v1/init', init({}), init({ brand_name: null }), '0 brand names, less than half of the live release’s 1'],
    ['the banners', '/api/v1/init', init({}), init({ banner: [] }), '0 rows of banners, less than half of the live release’s 1'],
    ['the contacts', '/api/v1/init', init({}), init({ contact_us: [] }), '0 lists of contacts, less than half of the live release’s 1'],
  ])('%s: the live release stays until somebody says that it is meant', async (_what, path, before, after, reason) => {
    if (path !== '/api/v1/game-list') backend.answers.set(path, before);
    const id = await published(publish('1'));
    backend.answers.set(path, after);
    expect(await publish('2')).toMatchObject({ kind: 'failed', step: 'check', reason: expect.stringContaining(reason) });
    expect(releases.store.currentId()).toBe(id);
    await published(publish('2', { allowSmaller: true }));
    expect(await publish('3')).toMatchObject({ kind: 'unchanged' });
  });

  it('is published where exactly half is left', async () => {
    backend.answers.set(PROMOTION, promotions(['en', 'en', 'bd', 'bd']));
    await published(publish('1'));
    backend.answers.set(PROMOTION, promotions(['en', 'bd']));
    await published(publish('2'));
  });
});
