import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The texts of the frame and of the home page in a language, by their keys. */
function textsIn(language: string): Record<string, string> {
  const read = (file: string) =>
    JSON.parse(readFileSync(`src/content/messages/${language}/${file}.json`, 'utf8'));
  return { ...read('frame'), ...read('home') };
}

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
])('"%s" is claimed in %s, in English also where the page is Chinese or Malay', (claim, key) => {
  const [english, ...others] = ['en', 'cn', 'ms'].map((language) => textsIn(language)[key]);
  expect(english).toContain(claim);
  expect(others).toEqual([english, english]);
});
