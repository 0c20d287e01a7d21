import type { Handler } from 'hono';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { wrappedForm } from '../../requests/wrapped-form.ts';
import type { Stores } from '../../stores/stores.ts';
import { dhakaTime, isCalendarDay } from '../../time/dhaka-time.ts';

const EARLIEST = '1900-01-01';

/** `POST /api/v1/edit-user`. Its refusals are in `error`. */
export function editUserCall({ database, now }: Stores): Handler<PlayerEnv> {
  const update = database.prepare('update player set dob = ? where id = ?');
  return async (c) => {
    const fields = await wrappedForm(c, 'update_user');
    const dob = fields('dob');
    if (!isCalendarDay(dob)) return c.json({ success: false, error: 'Please enter your date of birth as YYYY-MM-DD' });
    if (dob < EARLIEST || dob > dhakaTime(now()).slice(0, EARLIEST.length)) {
      return c.json({ success: false, error: 'Please check your date of birth' });
    }
    update.run(dob, c.get('playerId'));
    return c.json({ success: true });
  };
}
