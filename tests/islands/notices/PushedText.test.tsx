import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import bengali from '@/content/messages/bd/player-frame.json';
import english from '@/content/messages/en/player-frame.json';
import { PushedText } from '@/islands/notices/PushedDialog';

const APPROVED = 'Your deposit D00000012 of RM 1,040.00 has been approved.';
const NOT_APPROVED = 'Your deposit D00000012 of RM 40.00 was not approved.';
const REFUSED = 'Your withdrawal of RM 50.00 was not approved. Please ask support.';

it.each([
  ['bd', 'deposit', true, APPROVED, ['RM 1,040.00 ডিপোজিট অনুমোদিত', 'D00000012']],
  ['bd', 'withdraw', false, REFUSED, ['RM 50.00 উইথড্র অনুমোদিত হয়নি', 'Please ask support.']],
  [
    ...['bd', 'deposit', false, `${NOT_APPROVED} Please ask support for the reason.`],
    ['RM 40.00 ডিপোজিট অনুমোদিত হয়নি', 'D00000012', 'Please ask support for the reason.'],
  ] as const,
  ['bd', 'deposit', true, 'RM 25.00 is in your wallet', ['ডিপোজিট অনুমোদিত', 'RM 25.00 is in your wallet']],
  ['bd', 'withdraw', false, '', ['উইথড্র অনুমোদিত হয়নি']],
  ['en', 'deposit', true, APPROVED, [APPROVED]],
  ['en', 'withdraw', false, REFUSED, [REFUSED]],
  ['en', 'deposit', true, 'RM 25.00 is in your wallet', ['Deposit approved', 'RM 25.00 is in your wallet']],
] as const)('in %s a %s that is approved: %s, with the words "%s", is said as %j', (language, kind, isSuccess, message, lines) => {
  document.documentElement.dataset['language'] = language;
  const { container } = render(<PushedText notice={{ kind, isSuccess, message }} messages={language === 'bd' ? bengali : english} />);
  expect([...container.childNodes].map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))).toEqual(lines);
});
