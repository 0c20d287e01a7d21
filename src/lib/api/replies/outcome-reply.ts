import * as v from 'valibot';
import { MessageOrUndefined } from '../wire/lenient-fields.ts';

/** The backend's message, which most submits answer. */
export const OutcomeReply = v.pipe(
  v.object({ message: MessageOrUndefined }),
  v.transform(({ message }) => message),
);
