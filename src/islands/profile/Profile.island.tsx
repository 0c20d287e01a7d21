import type { Messages } from '@/content/messages/messages';
import { AccountGate } from '../account/AccountGate';
import { loadMessages } from '../load-messages';
import { Field } from '../ui/form/Field';
import { Skeleton } from '../ui/Skeleton';
import { AccountHub } from './AccountHub';
import { DateOfBirthForm } from './DateOfBirthForm';
import { PasswordForm } from './PasswordForm';

interface Props {
  messages: Messages['gate'];
  /** Address of the live chat, where there is one. */
  support: string | undefined;
}

async function loadTexts() {
  const [forms, hub, transaction, bonus] = await Promise.all([
    loadMessages('profile', 'form'),
    loadMessages('account-hub'),
    loadMessages('transaction'),
    loadMessages('bonuses'),
  ]);
  return { ...forms, hub, transaction, bonus };
}

/** The player's account: its hub, then the details and a new password (spec section 2, Profile). Island: the details are private. */
export function Profile({ messages: gateMessages, support }: Props) {
  return (
    <AccountGate messages={gateMessages} loadTexts={loadTexts} fallback={<Skeleton label={gateMessages.loading} shape="cards" count={4} />}>
      {(player, messages) => (
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6">
          <div className="lg:col-span-2">
            <AccountHub
              player={player}
              hub={messages.hub}
              transaction={{ ...messages.transaction, ...gateMessages }}
              bonus={messages.bonus}
              support={support}
            />
          </div>
          <section className="card flex flex-col gap-3">
            <h2 className="text-lg">{messages.personal}</h2>
            <Field label={messages.username} value={player.username} readOnly translate="no" />
            <Field label={messages.fullName} value={player.fullName} hint={messages.readOnly} readOnly translate="no" />
            <DateOfBirthForm key={player.id} messages={messages} dob={player.dob ?? ''} />
          </section>
          <section className="card flex flex-col gap-3">
            <h2 className="text-lg">{messages.passwordTitle}</h2>
            <PasswordForm messages={messages} username={player.username} />
          </section>
        </div>
      )}
    </AccountGate>
  );
}
