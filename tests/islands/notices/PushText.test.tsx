import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import bengali from '@/content/messages/bd/player-frame.json';
import english from '@/content/messages/en/player-frame.json';
import { PushText } from '@/islands/notices/PushDialog';

const WORDS = 'Your deposit D12 of RM 1,040.00 has been approved.';
const found = { id: 'D00000012', amount: '1040.00' };

it.each([
  ['bd', { kind: 'deposit', isSuccess: true, message: WORDS }, ['ডিপোজিট অনুমোদিত', WORDS]],
  ['bd', { kind: 'withdraw', isSuccess: false, message: '' }, ['উইথড্র অনুমোদিত হয়নি']],
  ['bd', { kind: 'deposit', isSuccess: true, message: '', found }, ['RM 1,040.00 ডিপোজিট অনুমোদিত', 'D00000012']],
  ['en', { kind: 'deposit', isSuccess: true, message: WORDS }, ['Deposit approved', WORDS]],
] as const)('in %s the push %j reads %j', (language, push, lines) => {
  const { container } = render(<PushText push={push} messages={language === 'bd' ? bengali : english} />);
  expect([...container.childNodes].map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))).toEqual(lines);
});
