import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PublishOptions } from '../../../scripts/rebuild/publish/publish.ts';
import { published } from '../../unit/scripts/rebuild/fake-site.ts';
import { openTestReleases, type TestReleases } from '../../unit/scripts/rebuild/test-releases.ts';
import { startService } from '../../unit/scripts/rebuild/test-service.ts';
import { type Backend, goodInit, json, startBackend } from '../pull-backend.ts';

let backend: Backend;
let releases: TestReleases;
beforeEach(async () => {
  [backend, releases] = await Promise.all([startBackend(), openTestReleases()]);
});

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

describe('a kind of content', () => {
  const promotions = (...languages: string[]) =>
    json({
      success: true,
      data: languages.map((language, index) => ({ id: index + 1, promotion_name: `Gift ${index}`, content: '<p>Play</p>', language })),
    });

  it('is counted by what a language has of its own, and by what is there at all', async () => {
    backend.answers.set(PROMOTION, promotions('en', 'en', 'bd'));
    await backend.pull();
    const one = ['banks', 'brand names', 'brand logos', 'rows of banners', 'lists of contacts', 'rows of hot games'];
    expect(await backend.counts()).toMatchObject({
      ...Object.fromEntries([...one, 'promotions in bd', 'help texts "deposit" in en'].map((name) => [name, 1])),
      ...{ 'slot providers': 2, 'providers with games': 2, 'promotions in en': 2 },
    });
    const nothing = { brand_name: null, brand_logo: null, banner: [], contact_us: [], hot_game: [], bank: [] };
    backend.answers.set('/api/v1/init', json({ success: true, data: { ...goodInit(), ...nothing } }));
    backend.answers.set('/api/v1/game-list', json({ success: true, data: [] }));
    await backend.pull();
    expect(await backend.counts()).toMatchObject(Object.fromEntries([...one, 'providers with games'].map((name) => [name, 0])));
  });

  it('of which less than half is left is not published until somebody says that it is meant', async () => {
    backend.answers.set(PROMOTION, promotions('en', 'en', 'bd', 'bd'));
    await published(publish('1'));
    backend.answers.set(PROMOTION, promotions('en', 'bd'));
    const id = await published(publish('2'));
    backend.answers.set(PROMOTION, promotions('en', 'en'));
    const reason = expect.stringContaining('0 promotions in bd, less than half of the live release’s 1');
    expect(await publish('3')).toMatchObject({ kind: 'failed', step: 'check', reason });
    expect(releases.store.currentId()).toBe(id);
    await published(publish('3', { allowSmaller: true }));
    expect(await publish('4')).toMatchObject({ kind: 'unchanged' });
  });
});
