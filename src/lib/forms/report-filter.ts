import * as v from 'valibot';
import type messages from '../../content/messages/en/transaction.json';
import { REPORT_STATUSES, REPORT_TYPES, type ReportStatus, type ReportType } from '../domain/report/report.ts';
import { isDay } from '../domain/report/report-dates.ts';

const code = (key: keyof typeof messages) => key;
const Day = v.pipe(
  v.string(),
  v.check((day) => day === '' || isDay(day), code('dateFormat')),
);

/** The filters of the transactions; either date may be left open. */
export const ReportFilterSchema = v.pipe(
  v.object({
    type: v.picklist(Object.keys(REPORT_TYPES) as ReportType[]),
    start: Day,
    end: Day,
    status: v.picklist(Object.keys(REPORT_STATUSES) as ReportStatus[]),
  }),
  v.forward(
    v.partialCheck([['start'], ['end']], ({ start, end }) => !start || !end || start <= end, code('datesReversed')),
    ['end'],
  ),
);
