import { waitFor } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { sentRequests } from '@/lib/stores/sent-requests';

beforeEach(() => void vi.spyOn(sentRequests, 'readKnownRows'));

/** A request's row can be told only once the rows before it have arrived in the form, which is later than the backend's answer. */
export async function knowRows(report: { reads: number }, reads: number): Promise<void> {
  await waitFor(() => expect(report.reads).toBe(reads));
  await Promise.all(vi.mocked(sentRequests.readKnownRows).mock.results.map(({ value }) => value));
}
