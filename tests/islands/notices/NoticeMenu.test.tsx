import { act, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import notices from '@/content/messages/en/notices.json';
import frame from '@/content/messages/en/player-frame.json';
import { NoticeMenu } from '@/islands/notices/NoticeMenu';
import { backend } from '../backend';

afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'popover'));

it('asks for the announcements whenever it opens, until it has them, each in its own language, and does not wait for them', async () => {
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
  const menu = document.createElement('div');
  const layOut = vi.spyOn(menu, 'getClientRects');
  let isShown = false;
  vi.spyOn(menu, 'matches').mockImplementation(() => isShown);
  const toggle = () => {
    isShown = !isShown;
    act(() => void menu.dispatchEvent(new Event('toggle')));
  };
  const asked = vi.fn(() => HttpResponse.error());
  backend.use(http.get('*/announcements/en.json', asked));
  render(<NoticeMenu menu={menu} messages={{ ...frame, ...notices }} />);
  expect(asked).not.toHaveBeenCalled();
  toggle();
  expect(screen.getByText(frame.loading)).toBeTruthy();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  toggle();
  expect(screen.queryByRole('region')).toBeNull();
  const announcements = [
    { id: 'a1', title: 'ঘোষণা', content: 'পড়ুন', lang: 'bn' },
    { id: 'b2', content: 'Closed today', lang: 'en' },
  ];
  backend.use(http.get('*/announcements/en.json', () => HttpResponse.json(announcements)));
  toggle();
  const section = await screen.findByRole('region', { name: 'Announcements' });
  const details = section.querySelector('details');
  expect([
    details?.closest<HTMLElement>('[lang]')?.lang,
    details?.open,
    details?.textContent,
  ]).toEqual(['bn', false, 'ঘোষণাপড়ুন']);
  expect(screen.getByText('Closed today').lang).toBe('en');
  expect(layOut).not.toHaveBeenCalled();
});
