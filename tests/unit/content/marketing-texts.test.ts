import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The marketing texts in a language, by their keys. */
function textsIn(language: string): Record<string, string> {
  const read = (file: string) =>
    JSON.parse(readFileSync(`src/content/messages/${language}/${file}.json`, 'utf8'));
  const { footerTextTitle, footerText } = read('frame');
  const { multiPlatformText, gameOptionsText, safetyGuaranteedText, fastTransactionText } =
    read('home');
  return {
    footerTextTitle,
    footerText,
    multiPlatformText,
    gameOptionsText,
    safetyGuaranteedText,
    fastTransactionText,
  };
}
const english = textsIn('en');

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
])('"%s" is claimed in %s', (claim, key) => expect(english[key]).toContain(claim));

test.each(['cn', 'ms'])('%s has the English texts', (language) =>
  expect(textsIn(language)).toEqual(english),
);
