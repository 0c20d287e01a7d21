import type { Handler } from 'hono';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { Refusal } from '../../requests/refusal.ts';
import { wrappedForm } from '../../requests/wrapped-form.ts';
import type { Stores } from '../../stores/stores.ts';
import { dhakaTime, isCalendarDay } from '../../time/dhaka-time.ts';

const EARLIEST = '1900-01-01';

/** `POST /api/v1/edit-user`. */
export function editUserCall({ database }: Stores): Handler<PlayerEnv> {
  const update = database.prepare('update player set dob = ? where id = ?');
  return async (c) => {
    const dob = (await wrappedForm(c, 'update_user'))('dob');
    if (!isCalendarDay(dob)) throw new Refusal('Please enter your date of birth as YYYY-MM-DD');
    if (dob < EARLIEST || dob > dhakaTime(Date.now()).slice(0, EARLIEST.length))
      throw new Refusal('Please check your date of birth');
    update.run(dob, c.get('playerId'));
    return c.json({ success: true });
  };
}
