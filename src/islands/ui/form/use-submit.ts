import { useState } from 'react';
import type { NoticeContent } from '../Notice';
import { usePending } from '../use-pending';

/** The state of a form's submission: whether it is pending, and the notice about it. `submit` removes the last notice and runs one task at a time. */
export function useSubmit() {
  const [notice, setNotice] = useState<NoticeContent>();
  const [isPending, run] = usePending();
  const submit = (task: () => Promise<void>) =>
    run(() => {
      setNotice(undefined);
      return task();
    });
  return { submit, isPending, notice, setNotice };
}
