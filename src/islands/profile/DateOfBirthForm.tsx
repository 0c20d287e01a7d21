import { useState } from 'react';
import type gate from '@/content/messages/en/gate.json';
import type texts from '@/content/messages/en/profile.json';
import { saveDateOfBirth } from '@/lib/actions/profile';
import { problemText } from '@/lib/domain/problem';
import { type DateOfBirthFields, DateOfBirthSchema } from '@/lib/forms/profile';
import { Button } from '../ui/Button';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { useForm } from '../ui/form/use-form';
import { Notice, type NoticeContent } from '../ui/Notice';
import { useOneAtATime } from '../ui/use-one-at-a-time';

interface Props {
  messages: typeof texts & typeof gate;
  /** YYYY-MM-DD, or empty. */
  dob: string;
}

/** The one detail that players change themselves. What they typed stays when saving fails. */
export function DateOfBirthForm({ messages, dob }: Props) {
  const [notice, setNotice] = useState<NoticeContent>();
  const [isBusy, run] = useOneAtATime();
  const form = useForm({ schema: DateOfBirthSchema, defaultValues: { dob }, messages });
  async function send(fields: DateOfBirthFields): Promise<void> {
    const saved = await saveDateOfBirth(fields.dob);
    if (saved.ok) return setNotice({ kind: 'success', text: saved.value ?? messages.dobDone });
    const fallback = saved.problem.kind === 'refused' ? messages.dobFailed : messages.dobFailedRetry;
    setNotice({ kind: 'error', text: problemText(saved.problem, fallback, messages.maintenance) });
  }
  return (
    <Form
      {...form.formProps}
      onSubmit={() =>
        run(() => {
          setNotice(undefined);
          return form.handleSubmit(send)();
        })
      }
    >
      <Field label={messages.dob} type="date" autoComplete="bday" required {...form.register('dob')} />
      <div className="flex flex-col gap-3">
        <Notice notice={notice} />
        <Button type="submit" busy={isBusy}>
          {messages.save}
        </Button>
      </div>
    </Form>
  );
}
