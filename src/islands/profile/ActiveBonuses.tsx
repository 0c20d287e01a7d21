import type { Messages } from '@/content/messages/messages';
import { hasTurnoverLeft } from '@/lib/domain/money/bonus';
import type { Bonus } from '@/lib/domain/player';
import { TurnoverLeft } from '../bonuses/TurnoverLeft';

interface Props {
  bonuses: readonly Bonus[];
  messages: Messages['account-hub'];
  bonusTexts: Messages['bonuses'];
}

/** The bonuses whose turnover is not done yet, with what is left of it; nothing where it is not known whether any is left. */
export function ActiveBonuses({ bonuses, messages, bonusTexts }: Props) {
  const active = bonuses.filter(hasTurnoverLeft);
  // Who is told that nothing is left may count on a withdrawal.
  if (active.length === 0 && bonuses.some((bonus) => hasTurnoverLeft(bonus) === undefined)) return null;
  return (
    <section className="card flex flex-col gap-3" aria-labelledby="hub-turnover">
      <h2 id="hub-turnover" className="text-lg">
        {messages.turnover}
      </h2>
      {active.length === 0 && <p className="text-muted">{messages.turnoverNone}</p>}
      <ul className="grid gap-4 empty:hidden">
        {active.map((bonus, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same bonus may be claimed twice a day.
          <li key={`${bonus.date} ${bonus.title} ${index}`}>
            <p className="font-bold wrap-anywhere">{bonus.title}</p>
            <TurnoverLeft bonus={bonus} messages={bonusTexts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
