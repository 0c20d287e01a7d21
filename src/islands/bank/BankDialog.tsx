import { useEffect } from 'react';
import type texts from '@/content/messages/en/bank.json';
import type gate from '@/content/messages/en/gate.json';
import { saveBankAccount } from '@/lib/actions/bank-accounts';
import { BANK_DIALOG_CLOSE_MS } from '@/lib/config';
import type { BankAccount, Player } from '@/lib/domain/player';
import { problemText } from '@/lib/domain/problem';
import type { Bank } from '@/lib/domain/site/site-settings';
import { type BankAccountFields, BankAccountSchema } from '@/lib/forms/bank-account';
import { BankField } from '../auth/BankField';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/form/Field';
import { Select } from '../ui/form/Select';
import { useForm } from '../ui/form/use-form';
import { Notice, type NoticeContent } from '../ui/Notice';
import { useOneAtATime } from '../ui/use-one-at-a-time';

interface Props {
  messages: typeof texts & typeof gate;
  banks: readonly Bank[];
  player: Player;
  /** The account to change; undefined adds one. */
  account: BankAccount | undefined;
  notice: NoticeContent | undefined;
  setNotice: (notice: NoticeContent | undefined) => void;
  onClose: () => void;
}

/** Adds or changes an account, and closes by itself once it is saved (spec section 4, Bank modal). */
export function BankDialog({ messages, banks, player, account, notice, setNotice, onClose }: Props) {
  const [isBusy, run] = useOneAtATime();
  const isSaved = notice?.kind === 'success';
  const start: BankAccountFields = {
    bankId: account?.bankId ?? '',
    holderName: account?.holderName ?? player.fullName,
    accountNumber: account?.accountNumber ?? '',
    isDefault: account?.isDefault ? '1' : '0',
  };
  const form = useForm({ schema: BankAccountSchema, defaultValues: start, messages });
  const { ref } = form.formProps;
  useEffect(() => {
    if (!isSaved) return;
    // Closed as a player would, so that focus goes back to where it came from.
    const timer = setTimeout(() => ref.current?.closest('dialog')?.close(), BANK_DIALOG_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isSaved, ref]);

  async function send(fields: BankAccountFields): Promise<void> {
    const [done, failed] = account ? [messages.editDone, messages.editFailed] : [messages.addDone, messages.addFailed];
    const saved = await saveBankAccount(fields, account?.id);
    setNotice(
      saved.ok
        ? { kind: 'success', text: saved.value ?? done }
        : { kind: 'error', text: problemText(saved.problem, failed, messages.maintenance) },
    );
  }

  return (
    <Dialog title={account ? messages.editTitle : messages.addTitle} onClose={onClose}>
      <form
        {...form.formProps}
        method="post"
        noValidate
        className="flex flex-col gap-1 overflow-y-auto p-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isSaved) return;
          run(() => {
            setNotice(undefined);
            return form.handleSubmit(send)();
          });
        }}
      >
        <BankField
          banks={banks}
          own={account && { id: account.bankId, name: account.bankName }}
          messages={messages}
          {...form.register('bankId')}
        />
        <Field label={messages.holder} autoComplete="name" autoCapitalize="words" required {...form.register('holderName')} />
        <Field label={messages.accountNumber} inputMode="numeric" autoComplete="off" required {...form.register('accountNumber')} />
        <Select
          label={messages.makeDefault}
          options={[
            { value: '0', label: messages.no },
            { value: '1', label: messages.yes },
          ]}
          {...form.register('isDefault')}
        />
        <div className="flex flex-col gap-3">
          <Notice notice={notice} />
          <Button type="submit" busy={isBusy || isSaved}>
            {messages.save}
          </Button>
          <Button look="quiet" onClick={() => ref.current?.closest('dialog')?.close()}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
