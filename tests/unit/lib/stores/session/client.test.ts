import { expect, test, vi } from 'vitest';
import { userProfile } from '@/lib/api/routes/session';
import { addDeposit } from '@/lib/api/routes/wallet';
import { goToLogin } from '@/lib/browser/page/leave-page';
import { call } from '@/lib/stores/session/client';
import { readTokens } from '@/lib/stores/session/tokens';
import { deposit } from '../../api/fake-caller.ts';
import { fakeBackend, profile } from '../../fake-backend.ts';

vi.mock('@/lib/browser/files/upload', () => {
  throw new Error('This chunk cannot be loaded');
});
vi.mock('@/lib/browser/page/leave-page', async (original) => ({
  ...(await original<object>()),
  goToLogin: vi.fn(),
}));
test('a file is sent all the same when the code that reports its progress cannot be loaded', async () => {
  const sent = fakeBackend({
    'v1/user/add-deposit': { success: true, url: 'https://pay.example/1' },
  });
  const onUploadProgress = vi.fn();
  const result = await call(
    addDeposit,
    { ...deposit, receipt: new Blob(['picture']) },
    { onUploadProgress },
  );
  expect(result).toMatchObject({ ok: true, value: { url: 'https://pay.example/1' } });
  expect(sent).toHaveLength(1);
  expect(onUploadProgress).not.toHaveBeenCalled();
});

test.each([
  [
    'brings a token: it is stored, and the link is followed',
    { success: true, token: 'new', refresh_token: 'r2' },
    ['new'],
    0,
  ],
  ['ends the session: the login comes instead', { success: false }, [], 1],
])(
  'a link that is tapped during a refresh waits for its answer, which %s',
  async (_name, reply, followedWith, logins) => {
    localStorage.setItem('token', 'old');
    localStorage.setItem('refresh_token', 'r1');
    const answer = Promise.withResolvers<Response>();
    const sent = fakeBackend({
      'v1/user-profile': ({ bearer }) =>
        bearer === 'Bearer new' ? Response.json(profile) : Response.json({}, { status: 401 }),
      'token/refresh': () => answer.promise,
    });
    document.body.innerHTML = '<a href="/slots">Slots</a>';
    const link = document.querySelector('a') as HTMLAnchorElement;
    const followed: (string | undefined)[] = [];
    const called = call(userProfile, undefined);
    await vi.waitFor(() => expect(sent.at(-1)?.path).toBe('token/refresh'));
    const follow = (event: Event) => {
      if (!event.defaultPrevented) followed.push(readTokens().access);
      event.preventDefault();
    };
    addEventListener('click', follow);
    link.click();
    expect([followed, link.getAttribute('aria-busy')]).toEqual([[], 'true']);
    answer.resolve(Response.json(reply));
    await called;
    expect([followed, link.hasAttribute('aria-busy')]).toEqual([followedWith, false]);
    expect(goToLogin).toHaveBeenCalledTimes(logins);
  },
);
