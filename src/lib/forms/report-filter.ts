import * as v from 'valibot';
import {
  REPORT_STATUSES,
  REPORT_TYPES,
  type ReportStatus,
  type ReportType,
} from '../domain/report/report.ts';
import { isDay } from '../domain/site-day.ts';
import { forward } from './fields.ts';

const Day = v.pipe(
  v.string(),
  v.check((day) => day === '' || isDay(day), 'dateFormat'),
);

/** The filters of the transactions; either date may be left open. */
export const ReportFilterSchema = v.pipe(
  v.object({
    type: v.picklist(Object.keys(REPORT_TYPES) as ReportType[]),
    start: Day,
    end: Day,
    status: v.picklist(Object.keys(REPORT_STATUSES) as ReportStatus[]),
  }),
  forward(
    // An open start, the empty text, comes before every day.
    v.check(({ start, end }) => !end || start <= end, 'datesReversed'),
    'end',
  ),
);
