import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import messages from '@/content/messages/en/notices.json';
import { AnnouncementList } from '@/islands/notices/AnnouncementList';

it('has each announcement in its own language, and the content of one with a title under it', async () => {
  render(
    <AnnouncementList
      messages={messages}
      announcements={[
        { id: 'a1', title: 'ঘোষণা', content: 'পড়ুন', lang: 'bn' },
        { id: 'b2', title: undefined, content: 'Closed today', lang: 'en' },
      ]}
    />,
  );
  const section = screen.getByRole('region', { name: 'Announcements' });
  const details = screen.getByText('ঘোষণা').closest('details');
  expect([details?.lang, details?.open]).toEqual(['bn', false]);
  await userEvent.click(screen.getByText('ঘোষণা'));
  expect(details?.open).toBe(true);
  expect(section.textContent).toContain('পড়ুন');
  expect(screen.getByText('Closed today').lang).toBe('en');
});

it('is nothing where there are none', () => {
  const { container } = render(<AnnouncementList messages={messages} announcements={[]} />);
  expect(container.childElementCount).toBe(0);
});
