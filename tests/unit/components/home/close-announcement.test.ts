import { beforeEach, expect, test } from 'vitest';
import { closeAnnouncements } from '@/components/home/close-announcement';

const line = (id: string) => document.querySelector<HTMLElement>(`[data-announcement="${id}"]`);
const close = (id: string) => line(id)?.querySelector('button')?.click();
const stored = () => localStorage.getItem('announcements_closed');

beforeEach(() => {
  document.body.innerHTML =
    '<main tabindex="-1"><div data-announcements="a1 b2"><section data-announcement="a1"><button data-close></button></section></div></main>';
});

test('one that is closed is gone, and is remembered with those before it that are still there', () => {
  localStorage.setItem('announcements_closed', 'old b2');
  closeAnnouncements();
  close('a1');
  expect(line('a1')?.hidden).toBe(true);
  expect(document.activeElement?.localName).toBe('main');
  expect(stored()).toBe('a1 b2');
});
