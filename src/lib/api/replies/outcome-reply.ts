import * as v from 'valibot';
import { MessageOrUndefined } from '../wire/lenient-fields.ts';

/** What most submits answer, and what those whose answer is not shown are expected to (decisions, 4): the backend's message. */
export const OutcomeReply = v.pipe(
  v.object({ message: MessageOrUndefined }),
  v.transform(({ message }) => message),
);
