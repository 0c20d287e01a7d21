import { expect, test } from 'vitest';
import { hasFailed, probe } from '../../../../scripts/probe/probe.ts';
import { serverOf } from '../server-of.ts';

const account = { username: 'demo1', password: 'demo1234' };

/** A backend that answers each path with its text: its address, and what it is asked for. */
const answers = async (bodies: Record<string, unknown>) => {
  const asked: string[] = [];
  const { origin: base } = await serverOf((request, response) => {
    const path = request.url?.replace(/^\/api\/|\?.*$/g, '') ?? '';
    asked.push(path);
    response.end(
      typeof bodies[path] === 'string'
        ? bodies[path]
        : JSON.stringify(bodies[path] ?? { success: false, message: 'No' }),
    );
  });
  return { base, asked };
};

test('drift is named with its place; what needs the player is left out when the login is refused', async () => {
  const { base } = await answers({
    'v1/init': { data: { brand_name: 'Dipnodi', seo: [{ title: 'no address' }] } },
    'v1/promotion': { success: true, data: [] },
    'v1/bank': '<html>Bad gateway</html>',
  });

  const results = await probe({ base, account });
  const of = (name: string) => results.find(({ call }) => call === name);

  expect(of('init')).toMatchObject({
    outcome: 'drifted',
    problems: [
      'init.data.seo[0].url: Invalid key: Expected "url" but received undefined; left out',
    ],
  });
  expect(of('promotion')).toMatchObject({ outcome: 'ok', status: 200, problems: [] });
  expect(of('bank')).toMatchObject({
    outcome: 'unreachable',
    problems: ['the answer is not JSON'],
  });
  expect(of('login')).toMatchObject({ outcome: 'refused', problems: ['No'] });
  expect(of('userProfile')).toMatchObject({
    outcome: 'left out',
    problems: ['an earlier answer lacks what it needs'],
  });
  expect(results.filter(hasFailed).map(({ call }) => call)).toEqual(['init', 'bank', 'login']);
});

test('without a test account only the content is asked for', async () => {
  const { base, asked } = await answers({
    'v1/init': { data: { provider: { slot: [{ provider_id: 7, provider_name: 'Shapla' }] } } },
  });

  await probe({ base, account: undefined });

  expect(asked).toEqual(['v1/init', 'v1/promotion', 'v1/bank', 'v1/game-list']);
});
