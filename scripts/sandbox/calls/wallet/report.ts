import type { DatabaseSync } from 'node:sqlite';
import type { Handler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { openReport, REPORT_STATUSES, REPORT_TYPES } from '../../ledger/report.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { type FieldRule, firstError } from '../../requests/field-rule.ts';
import { type Fields, wrappedForm } from '../../requests/wrapped-form.ts';
import { parseDhakaTime } from '../../time/dhaka-time.ts';

const RULES: readonly FieldRule[] = [
  ['type', /^[1-6]?$/, 'type: expected 1 to 6, or nothing for all'],
  ['ticket_status', /^[1-4]$/, 'ticket_status: expected 1 to 4'],
  ['page', /^[1-9]\d{0,5}$/, 'page: expected a number from 1'],
  ['page_size', /^([1-9]\d?|100)$/, 'page_size: expected 1 to 100'],
];
const SECOND_MS = 1000;

/** `POST /api/v1/report`: a page of the player's transactions. Both dates are days in Dhaka and count in full; an empty one sets no limit. */
export function reportCall(database: DatabaseSync): Handler<PlayerEnv> {
  const report = openReport(database);
  return async (c) => {
    const fields = await wrappedForm(c, 'view_report');
    const problem = firstError(fields, RULES);
    if (problem) throw new HTTPException(400, { message: problem });
    const from = bound(fields, 'start_date') ?? 0;
    const until = (bound(fields, 'end_date') ?? Number.MAX_SAFE_INTEGER - SECOND_MS) + SECOND_MS;
    if (from >= until) return c.json({ success: false, message: 'The start date must not be after the end date' });

    const page = Number(fields('page'));
    const type = REPORT_TYPES[Number(fields('type')) as keyof typeof REPORT_TYPES] as (typeof REPORT_TYPES)[1] | undefined;
    const { total, rows } = report({
      playerId: c.get('playerId'),
      type: type?.[0],
      statuses: REPORT_STATUSES[Number(fields('ticket_status')) as keyof typeof REPORT_STATUSES],
      from,
      until,
      page,
      pageSize: Number(fields('page_size')),
    });
    return c.json({ success: true, data: rows, total_record: total, current_page: page });
  };
}

/** Milliseconds; undefined for an empty field. Anything that is no moment is refused with 400. */
function bound(fields: Fields, name: string): number | undefined {
  const text = fields(name);
  if (text === '') return;
  const at = parseDhakaTime(text);
  if (at === undefined) throw new HTTPException(400, { message: `${name}: expected YYYY-MM-DD HH:MM:SS` });
  return at;
}
