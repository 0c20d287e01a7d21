import { expect } from '@playwright/test';
import type * as routes from '../../../../src/lib/api/routes/session.ts';
import { DEMO } from '../../fixtures/players.ts';
import { alert, control, expectField, submitOf } from './places.ts';
import type { ScenariosOf } from './scenario.ts';

export const SESSION = {
  login: {
    path: '/login',
    as: 'guest',
    async fill(opened) {
      await control(opened, 'username').fill(DEMO.username);
      await control(opened, 'password').fill(DEMO.password);
    },
    button: submitOf('password'),
    answer: (tokens) => tokens,
    failure: alert,
    async success({ page }) {
      await expect(page).toHaveURL(/\/(bd)?$/);
      await expect(page.locator('html')).toHaveAttribute('data-session', 'player');
    },
  },
  refreshToken: {
    path: '/profile',
    as: 'player',
    hasOldToken: true,
    answer: (tokens) => tokens,
    failure: alert,
    success: expectField('dob'),
  },
  userProfile: { path: '/profile', as: 'player', failure: alert, success: expectField('dob') },
} satisfies ScenariosOf<typeof routes>;
