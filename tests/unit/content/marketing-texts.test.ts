import { expect, test } from 'vitest';
import chineseFrame from '@/content/messages/cn/frame.json' with { type: 'json' };
import chineseHome from '@/content/messages/cn/home.json' with { type: 'json' };
import frame from '@/content/messages/en/frame.json' with { type: 'json' };
import home from '@/content/messages/en/home.json' with { type: 'json' };
import malayFrame from '@/content/messages/ms/frame.json' with { type: 'json' };
import malayHome from '@/content/messages/ms/home.json' with { type: 'json' };

const textsOf = (atFoot: typeof frame, atHome: typeof home) => ({
  footerTextTitle: atFoot.footerTextTitle,
  footerText: atFoot.footerText,
  multiPlatformText: atHome.multiPlatformText,
  gameOptionsText: atHome.gameOptionsText,
  safetyGuaranteedText: atHome.safetyGuaranteedText,
  fastTransactionText: atHome.fastTransactionText,
});
const english = textsOf(frame, home);

test.each([
  ['basketball, e-sports, tennis and snooker', 'gameOptionsText'],
  ['live casino, lottery, poker, fishing and slots', 'gameOptionsText'],
  ['football, basketball, e-sports, tennis and snooker', 'footerText'],
  ['web, H5, iOS and Android', 'multiPlatformText'],
  ['24 hours a day, 7 days a week', 'safetyGuaranteedText'],
  ['128-bit encryption', 'safetyGuaranteedText'],
  ['licensed', 'safetyGuaranteedText'],
  ['Several deposit channels', 'fastTransactionText'],
  ['fast withdrawals', 'fastTransactionText'],
  ['transfer-free automatic wallet', 'fastTransactionText'],
  ['Best Trusted Online Casino in Bangladesh 2024', 'footerTextTitle'],
] as const)('"%s" is claimed in %s', (claim, key) => expect(english[key]).toContain(claim));

test('Chinese and Malay carry the English texts', () => {
  expect(textsOf(chineseFrame, chineseHome)).toEqual(english);
  expect(textsOf(malayFrame, malayHome)).toEqual(english);
});
