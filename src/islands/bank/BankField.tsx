import {
  type ComponentProps,
  type KeyboardEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useState,
} from 'react';
import type { Messages } from '@/content/messages/messages';
import { offerReload } from '@/lib/browser/page/load-page';
import type { Bank } from '@/lib/domain/site/site-settings';
import { accountDigits } from '@/lib/domain/text/numbers';
import { TextButton } from '../ui/Button';
import { Field, type FieldProps } from '../ui/form/Field';
import { choiceOptions, Select } from '../ui/form/Select';
import { useRetryOnline } from '../use-retry-online';

interface Props extends Omit<ComponentProps<typeof Select>, 'label' | 'placeholder' | 'options'> {
  /** The banks at build time. When the build got none, they are loaded. */
  banks: readonly Bank[];
  /** The bank of the account that is edited. It is offered even if it is not among the banks. */
  current?: Bank | undefined;
  messages: Pick<
    Messages['registration'],
    'bank' | 'bankPlaceholder' | 'banksLoading' | 'banksFailed' | 'retry'
  >;
}

/** A select of the site's banks. */
export function BankField({ banks: prerendered, current, messages, ...select }: Props) {
  const [banks, setBanks] = useState(prerendered);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    // The code, which is loaded only where it is needed, may be gone.
    const answer = await import('@/lib/stores/account/bank-accounts')
      .then(({ loadBanks }) => loadBanks())
      .catch(() => {
        offerReload();
        return undefined;
      });
    const loaded = answer?.ok ? answer.value : [];
    setBanks(loaded);
    setFailed(loaded.length === 0);
  }, []);
  useEffect(() => {
    if (prerendered.length === 0) load();
  }, [prerendered, load]);
  useRetryOnline(hasFailed, load);
  const options =
    !current || banks.some(({ id }) => id === current.id) ? banks : [...banks, current];
  const isLoading = banks.length === 0 && !hasFailed;
  return (
    <div>
      <Select
        {...select}
        label={messages.bank}
        placeholder={isLoading ? messages.banksLoading : messages.bankPlaceholder}
        options={choiceOptions(options)}
        error={hasFailed ? messages.banksFailed : select.error}
        required
      />
      {hasFailed && <TextButton label={messages.retry} onClick={load} />}
    </div>
  );
}

/** An account number (spec section 5). Once it is typed, the field shows it as it will be sent. */
export function AccountNumberField(field: FieldProps) {
  return (
    <Field
      {...field}
      inputMode="numeric"
      autoComplete="off"
      required
      onBlur={showDigits}
      onKeyDown={showDigitsOnEnter}
    />
  );
}

function showDigits({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  currentTarget.value = accountDigits(currentTarget.value);
}

/** Enter submits without leaving the field. */
function showDigitsOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === 'Enter') showDigits(event);
}
