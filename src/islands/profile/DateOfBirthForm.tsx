import type { Messages } from '@/content/messages/messages';
import { saveDateOfBirth } from '@/lib/actions/profile';
import { type DateOfBirthFields, DateOfBirthSchema } from '@/lib/forms/profile';
import { Button } from '../ui/Button';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { useForm } from '../ui/form/use-form';
import { Notice } from '../ui/Notice';
import { resultNotice } from '../ui/result-notice';
import { useSubmit } from '../ui/use-pending';

interface Props {
  messages: Messages['profile'] & Messages['gate'];
  /** YYYY-MM-DD, or empty. */
  dob: string;
}

/** The date of birth, the one detail that players change themselves. The typed value stays when saving fails. */
export function DateOfBirthForm({ messages, dob }: Props) {
  const { submit, isPending, notice, setNotice } = useSubmit();
  const form = useForm({ schema: DateOfBirthSchema, defaultValues: { dob }, messages });
  async function save(values: DateOfBirthFields): Promise<void> {
    const { dobDone: done, dobFailed: refused, dobFailedRetry: failed } = messages;
    setNotice(resultNotice(await saveDateOfBirth(values.dob), { done, refused, failed }, messages));
  }
  return (
    <Form {...form.formProps} onSubmit={() => submit(form.handleSubmit(save))}>
      <Field label={messages.dob} type="date" autoComplete="bday" required {...form.register('dob')} />
      <div className="flex flex-col gap-3">
        <Notice notice={notice} />
        <Button type="submit" busy={isPending}>
          {messages.save}
        </Button>
      </div>
    </Form>
  );
}
