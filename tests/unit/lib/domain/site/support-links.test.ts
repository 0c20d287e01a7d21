import { expect, test } from 'vitest';
import { supportLinks } from '@/lib/domain/site/support-links';

const MESSAGE = 'কেন? RM\u00a075.00 & D1';
const TEXT = `text=${encodeURIComponent(MESSAGE)}`;

test.each([
  ['https://wa.me/8801700000000', `https://wa.me/8801700000000?${TEXT}`],
  [
    'https://api.whatsapp.com/send?phone=880170',
    `https://api.whatsapp.com/send?phone=880170&${TEXT}`,
  ],
  ['https://wa.me/880170?text=Hi', `https://wa.me/880170?${TEXT}`],
])('WhatsApp gets the message with its link: %s', (whatsapp, address) => {
  expect(supportLinks({ whatsapp }, MESSAGE)).toEqual([{ kind: 'whatsapp', address }]);
});

test.each([
  ['https://t.me/dipnodi_help', `https://t.me/dipnodi_help?${TEXT}`],
  ['https://telegram.me/dipnodi', `https://telegram.me/dipnodi?${TEXT}`],
  ['https://t.me/+8801700000000', `https://t.me/+8801700000000?${TEXT}`],
  // Invitations, and addresses of the operator's own, take no text.
  ['https://t.me/+AbCdEf_123', 'https://t.me/+AbCdEf_123'],
  ['https://t.me/joinchat/AbCdEf', 'https://t.me/joinchat/AbCdEf'],
  ['https://chat.example/dipnodi', 'https://chat.example/dipnodi'],
])('Telegram gets it where its link is a user’s: %s', (telegram, address) => {
  expect(supportLinks({ telegram }, MESSAGE)).toEqual([{ kind: 'telegram', address }]);
});

test('the live chat comes first, as it is; without contacts there is no link', () => {
  const contacts = {
    telegram: 'https://t.me/+x',
    whatsapp: 'https://wa.me/1',
    liveChat: 'https://chat.example/?a=1',
  };
  expect(supportLinks(contacts, MESSAGE).map(({ kind }) => kind)).toEqual([
    'liveChat',
    'whatsapp',
    'telegram',
  ]);
  expect(supportLinks(contacts, MESSAGE)[0]?.address).toBe('https://chat.example/?a=1');
  expect(supportLinks({}, MESSAGE)).toEqual([]);
});
