import * as v from 'valibot';
import { expect, test } from 'vitest';
import { OutcomeReply } from '../../../../../src/lib/api/replies/outcome-reply.ts';

test.each([
  [{ message: 'Moved' }, 'Moved'],
  [{}, undefined],
  [{ message: null }, undefined],
  [{ message: '<p>' }, '<p>'],
  [{ message: ' ' }, undefined],
])('the outcome %j says %j', (body, message) => expect(v.parse(OutcomeReply, body)).toBe(message));
