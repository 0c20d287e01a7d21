import type { Messages } from '@/content/messages/messages';
import { AccountGate } from '../account/AccountGate';
import { loadMessages } from '../load-messages';
import { Field } from '../ui/form/Field';
import { Skeleton } from '../ui/Skeleton';
import { DateOfBirthForm } from './DateOfBirthForm';
import { PasswordForm } from './PasswordForm';

interface Props {
  messages: Messages['gate'];
}

const loadTexts = () => loadMessages('profile', 'form');

/** The player's details, and a new password (spec section 2, Profile). Island: the details are private. */
export function Profile({ messages: gateMessages }: Props) {
  return (
    <AccountGate
      messages={gateMessages}
      loadTexts={loadTexts}
      fallback={<Skeleton label={gateMessages.loading} shape="fields" count={4} />}
    >
      {(player, messages) => (
        <div className="grid gap-6 lg:grid-cols-2">
          <section className="card flex flex-col gap-1">
            <h2 className="pb-2 text-lg">{messages.personal}</h2>
            <Field label={messages.username} value={player.username} readOnly translate="no" />
            <Field label={messages.fullName} value={player.fullName} hint={messages.readOnly} readOnly translate="no" />
            <DateOfBirthForm key={player.id} messages={messages} dob={player.dob ?? ''} />
          </section>
          <section className="card flex flex-col gap-1">
            <h2 className="pb-2 text-lg">{messages.passwordTitle}</h2>
            <PasswordForm messages={messages} username={player.username} />
          </section>
        </div>
      )}
    </AccountGate>
  );
}
