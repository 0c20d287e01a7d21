import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from '@/lib/browser/clipboard';

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

const denied = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
const oldCommand = (run: (() => boolean) | undefined) =>
  Object.assign(document, { execCommand: run });

test.each([
  ['denies', { clipboard: { writeText: denied } }],
  ['has none', {}],
])(
  'where the browser %s, the old command copies this text and nothing else',
  async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const setData = vi.fn();
    const other = vi.fn();
    document.addEventListener('copy', other);
    oldCommand(() => {
      const event = Object.assign(new Event('copy', { cancelable: true }), {
        clipboardData: { setData },
      });
      return !document.dispatchEvent(event);
    });
    expect(await copyText('haor-77')).toBe(true);
    expect(setData).toHaveBeenCalledWith('text/plain', 'haor-77');
    expect(other).not.toHaveBeenCalled();
    document.removeEventListener('copy', other);
    document.dispatchEvent(new Event('copy'));
    expect(setData).toHaveBeenCalledOnce();
  },
);

test.each([
  ['refuses', () => false],
  ['is not there', undefined],
])('where the old command %s, it says so', async (_, run) => {
  vi.stubGlobal('navigator', {});
  oldCommand(run);
  expect(await copyText('x')).toBe(false);
});
