import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type texts from '@/content/messages/en/profile.json';
import { problemText } from '@/lib/domain/problem';
import { type DateOfBirthFields, DateOfBirthSchema } from '@/lib/forms/profile';
import { saveDateOfBirth } from '@/lib/stores/profile';
import { fieldProblem } from '../auth/field-problem';
import { useOneAtATime } from '../auth/use-one-at-a-time';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import { Notice, type NoticeContent } from '../ui/Notice';
import { schemaResolver } from '../ui/schema-resolver';

interface Props {
  messages: typeof texts;
  /** YYYY-MM-DD, or empty. */
  dob: string;
}

/** The one detail that players change themselves. What they typed stays when saving fails. */
export function DateOfBirthForm({ messages, dob }: Props) {
  const [notice, setNotice] = useState<NoticeContent>();
  const [isBusy, run] = useOneAtATime();
  const { register, handleSubmit, formState } = useForm<DateOfBirthFields>({
    resolver: schemaResolver(DateOfBirthSchema),
    mode: 'onTouched',
    defaultValues: { dob },
  });
  const submit = handleSubmit(async (fields) => {
    const saved = await saveDateOfBirth(fields.dob);
    if (saved.ok) return setNotice({ kind: 'success', text: saved.value ?? messages.dobDone });
    const fallback = saved.problem.kind === 'refused' ? messages.dobFailed : messages.dobFailedRetry;
    setNotice({ kind: 'error', text: problemText(saved.problem, fallback) });
  });
  return (
    <Form
      onSubmit={() =>
        run(() => {
          setNotice(undefined);
          return submit();
        })
      }
    >
      <Field
        label={messages.dob}
        problem={fieldProblem(messages, formState.errors.dob)}
        type="date"
        autoComplete="bday"
        required
        {...register('dob')}
      />
      <div className="flex flex-col gap-3">
        <Notice notice={notice} />
        <Button type="submit" busy={isBusy}>
          {messages.save}
        </Button>
      </div>
    </Form>
  );
}
