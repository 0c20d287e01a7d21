import { useState } from 'react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import type { Choice } from '@/lib/domain/money/deposit';
import { fill } from '@/lib/domain/text/fill';
import type { DepositSchema } from '@/lib/forms/deposit';
import type { MoneyTexts } from '../money/money-messages';
import { choiceOptions, Select } from '../ui/form/Select';
import type { UseFormReturn } from '../ui/form/use-form';
import { Icon } from '../ui/Icon';

interface Props {
  messages: Messages['deposit'] & Pick<MoneyTexts, 'mainWallet'>;
  form: UseFormReturn<DepositSchema>;
  providers: readonly Choice[];
  /** The id of the chosen one. */
  chosen: string;
  /** The money goes to a main wallet as long as nothing else is chosen. */
  hasMainWallet: boolean;
}

/** Where a deposit goes. It is folded where that is the main wallet by itself, since a new player cannot know what is asked. */
export function ProviderField({ messages, form, providers, chosen, hasMainWallet }: Props) {
  const [isOpen, setOpen] = useState(false);
  const field = form.register('provider');
  const select = { label: messages.provider, options: choiceOptions(providers), required: true, ...field };
  if (!hasMainWallet) return <Select {...select} placeholder={messages.providerPlaceholder} />;
  const provider = providers.find(({ id }) => id === chosen)?.name ?? '';
  return (
    <details open={isOpen || Boolean(field.error)} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
      <summary className="flex min-h-11 items-center gap-2 text-sm text-muted">
        <span className={provider === messages.mainWallet ? undefined : 'font-backend'}>{fill(messages.goesTo, { provider })}</span>
        <span className="ms-auto underline">{messages.change}</span>
        <span className="group-open:rotate-180">
          <Icon path={icons.expand} />
        </span>
      </summary>
      <Select {...select} />
    </details>
  );
}
