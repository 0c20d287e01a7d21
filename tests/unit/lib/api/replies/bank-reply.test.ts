import { expect, test } from 'vitest';
import { bankReply } from '../../../../../src/lib/api/replies/init-rows.ts';
import { readReply } from './read-reply.ts';

test('reads banks', () => {
  const body = { success: true, data: [{ bank_id: '1', bank_name: 'A' }, { id: 2, name: 'B' }, { bank_id: 3 }, { name: 'C' }] };
  expect(readReply((onIssue) => bankReply('bank', onIssue), body)).toEqual({
    output: {
      success: true,
      data: [
        { id: '1', name: 'A' },
        { id: '2', name: 'B' },
      ],
    },
    issues: [2, 3].map((index) => `bank.data[${index}]: expected bank_id and bank_name, got an object; left out`),
  });
});
