import { expect, test } from 'vitest';
import { readDecision } from '../../../../src/lib/domain/decision-words.ts';

test.each<[string, boolean, object]>([
  ['Your deposit D00000012 of RM 1,040.00 has been approved.', true, { amount: '1040.00', id: 'D00000012', message: '' }],
  ['Withdrawal request (W-77) for RM50 was rejected', false, { amount: '50', id: 'W-77', message: '' }],
  ['Approved #4521', true, { id: '4521', message: '' }],
  ['Rejected!', false, { message: '' }],
  [
    'Your deposit D1234 of RM 40.00 was not approved. Please ask support.  Thank you.',
    false,
    { amount: '40.00', id: 'D1234', message: 'Please ask support. Thank you.' },
  ],
])('"%s" is understood', (message, isSuccess, words) => expect(readDecision(message, isSuccess)).toEqual(words));

test.each<[string, boolean]>([
  ['RM 25.00 is in your wallet', true],
  ['Deposit received at 10:30', true],
  ['Your deposit of RM 1.234.567 has been approved.', true],
  ['Your deposit D1234 and D1235 of RM 40.00 has been approved.', true],
  ['আপনার ডিপোজিট অনুমোদিত', true],
  // It says the contrary of the event.
  ['Your deposit of RM 40.00 has been approved.', false],
  ['Your deposit was rejected', true],
  ['RM 40.00', true],
  ['', true],
])('"%s" stays as it was sent', (message, isSuccess) => expect(readDecision(message, isSuccess)).toEqual({ message }));
