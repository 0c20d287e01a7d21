import { useEffect, useState } from 'react';
import type { ReportRow } from '@/lib/domain/report/report';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import { followSent } from '@/lib/stores/follow-sent';
import type { DoneRequest } from './done-request';

/** The newest state of the request's row; undefined while it is not known which row that is. */
export function useFollowedRow(kind: MoneyKind, { sent, row }: DoneRequest): ReportRow | undefined {
  const [current, setCurrent] = useState(row);
  useEffect(() => followSent({ kind, sent, row }, setCurrent), [kind, sent, row]);
  return current;
}
