import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import type texts from '@/content/messages/en/register.json';
import type { Bank } from '@/lib/domain/site/site-settings';
import { Select } from '../ui/form/Select';
import { TextButton } from '../ui/TextButton';

interface Props extends Omit<ComponentProps<typeof Select>, 'label' | 'placeholder' | 'options'> {
  /** As the site was built; the backend is asked when there are none (decisions, 23). */
  banks: readonly Bank[];
  /** Offered whether the house has it, has dropped it, or has not been asked yet. */
  own?: Bank | undefined;
  messages: Pick<typeof texts, 'bank' | 'bankPlaceholder' | 'banksLoading' | 'banksFailed' | 'retry'>;
}

/** The banks of the house. */
export function BankField({ banks: builtIn, own, messages, ...select }: Props) {
  const [banks, setBanks] = useState(builtIn);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    const { loadBanks } = await import('@/lib/actions/banks');
    const loaded = await loadBanks();
    if (loaded.ok) setBanks(loaded.value);
    setFailed(!loaded.ok || loaded.value.length === 0);
  }, []);
  useEffect(() => {
    if (builtIn.length === 0) load();
  }, [builtIn, load]);
  const offered = !own || banks.some(({ id }) => id === own.id) ? banks : [...banks, own];
  const isLoading = banks.length === 0 && !hasFailed;
  return (
    <div>
      <Select
        {...select}
        label={messages.bank}
        placeholder={isLoading ? messages.banksLoading : messages.bankPlaceholder}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        error={hasFailed ? messages.banksFailed : select.error}
        required
      />
      {hasFailed && <TextButton label={messages.retry} onClick={load} />}
    </div>
  );
}
