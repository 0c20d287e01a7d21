import { expect, it } from 'vitest';
import { withoutSecrets } from '../../../../scripts/settings/secrets.ts';

it('leaves empty what .env may hold, and everything of a bucket', () => {
  expect(withoutSecrets({ PATH: '/bin', STATUS_TOKEN: 'token', AWS_ROLE_ARN: 'role' })).toEqual({
    PATH: '/bin',
    ...{ WEBHOOK_SECRET: '', STATUS_TOKEN: '', PROBE_USERNAME: '', PROBE_PASSWORD: '', PURGE_COMMAND: '' },
    ...{ AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '', AWS_SESSION_TOKEN: '', AWS_ROLE_ARN: '' },
  });
});
