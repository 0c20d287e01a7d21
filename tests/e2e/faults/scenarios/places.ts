import { expect, type Locator } from '@playwright/test';
import type { Opened } from './scenario.ts';

export const main = ({ page }: Opened): Locator => page.getByRole('main');
export const control = (opened: Opened, name: string): Locator => main(opened).locator(`[name="${name}"]`);

/** The button that sends the form with this field. */
export const submitOf = (name: string) => (opened: Opened) =>
  main(opened)
    .locator('form', { has: opened.page.locator(`[name="${name}"]`) })
    .locator('[type="submit"]');

/** A notice about something that did not work. */
export const alert = (opened: Opened): Locator => main(opened).getByRole('alert').filter({ hasText: /./ });

/** Waits for a notice about something that worked. */
export async function expectDone(opened: Opened): Promise<void> {
  await expect(main(opened).getByRole('status').filter({ hasText: /./ }).first()).toBeVisible();
}

/** Waits for a form's field. */
export const expectField = (name: string) => async (opened: Opened) => {
  await expect(control(opened, name)).toBeVisible();
};

/** What most forms have in common. The good answer has no words of the backend, so that the page shows its own. */
export const SUBMIT = { as: 'player', answer: () => ({ success: true }), failure: alert, success: expectDone } as const;
