import type { KeyboardEvent, ReactNode } from 'react';
import type { Player } from '@/lib/domain/player';
import { Button } from '../ui/Button';
import type { FormProps } from '../ui/form/use-form';
import { MoneyOutcomeNotice } from './MoneyOutcomeNotice';
import type { MoneyLinks, MoneyTexts } from './money-messages';
import type { MoneyCallState } from './use-money-call';

interface Props {
  messages: MoneyTexts & { submit: string };
  links: MoneyLinks;
  player: Player;
  money: MoneyCallState;
  formProps: FormProps;
  onSubmit: () => Promise<void>;
  /** What is to be filled in is not filled in yet. */
  disabled?: boolean;
  /** Something else is to be done first: the button steps back. */
  quiet?: boolean;
  /** What the form comes to: beside it on large screens. */
  aside: ReactNode;
  /** Fields that come after the aside's details on small screens. */
  more?: ReactNode;
  /** Stands under the notice of what came of it. */
  outcome?: ReactNode;
  /** Stands under the button. */
  after?: ReactNode;
  /** Of a form that goes step by step on phones: only the parts of this name show there. */
  step?: string;
  children: ReactNode;
}

/** A held key repeats itself, and would send again and again. */
function keepOneEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

/** The frame of a form that moves money: its parts, whose account it is, what came of it. */
export function MoneyForm({
  messages,
  links,
  player,
  money,
  formProps,
  onSubmit,
  disabled = false,
  quiet = false,
  aside,
  more,
  outcome,
  after,
  step,
  children,
}: Props) {
  const { question } = money;
  return (
    <>
      <form
        {...formProps}
        method="post"
        noValidate
        className="money-form"
        data-step={step}
        onKeyDown={keepOneEnter}
        onSubmit={(event) => {
          event.preventDefault();
          if (!disabled) money.run(onSubmit);
        }}
      >
        <div className="money-fields flex flex-col gap-1">{children}</div>
        <div className="money-aside">{aside}</div>
        {more && <div className="money-more">{more}</div>}
        <div className="flex flex-col gap-3">
          <MoneyOutcomeNotice notice={money.notice} messages={messages} transactions={links.transactions} />
          {outcome}
          <div data-part="summary" className="flex flex-col gap-3">
            <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
              {messages.account}
              <span className="bold text-text wrap-anywhere" translate="no">
                {player.username}
              </span>
            </p>
            <Button type="submit" look={quiet ? 'quiet' : 'primary'} busy={money.isBusy} disabled={disabled}>
              {messages.submit}
            </Button>
          </div>
          {after}
        </div>
      </form>
      {question && <question.Dialog messages={messages} onConfirm={question.confirm} onClose={money.dismissQuestion} />}
    </>
  );
}
