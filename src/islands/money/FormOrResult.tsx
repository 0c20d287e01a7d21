import { Fragment, useEffect, useRef, useState } from 'react';
import type { Player } from '@/lib/domain/player';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import type { Elements } from '../ui/jsx/jsx-runtime';
import { MoneyResult } from './MoneyResult';
import type { DoneRequest, FormTexts, MoneyLinks, OpenStep } from './money-messages';

interface Props {
  kind: MoneyKind;
  messages: FormTexts;
  links: MoneyLinks;
  player: Player;
  /** Shown in the result as long as the request is not decided. */
  undecided?: (request: DoneRequest) => OpenStep | undefined;
  /** Called when the player asks for the form again. */
  onAnother: () => void;
  /** The form; it calls `onDone` when the backend has taken its request. */
  children: (onDone: (request: DoneRequest) => void) => Elements;
}

/** A money form, and in its place the result of its request, until the player asks for the form again. */
export function FormOrResult({ kind, messages, links, player, undecided, onAnother, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [request, setRequest] = useState<DoneRequest>();
  const [isAnother, setAnother] = useState(false);
  // Whoever signs in meanwhile sees nothing of it.
  const own = request?.playerId === player.id ? request : undefined;
  useEffect(() => {
    if (!isAnother || own) return;
    // What has taken the place is read from its start.
    document.documentElement.scrollTop = 0;
    place.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [isAnother, own]);
  return (
    <div ref={place}>
      {own ? (
        <MoneyResult
          {...{ kind, messages, links, request: own }}
          undecided={undecided?.(own)}
          onAnother={() => {
            setRequest(undefined);
            setAnother(true);
            onAnother();
          }}
        />
      ) : (
        // Who has signed in since it was sent gets a new one.
        <Fragment key={String(request === undefined)}>{children(setRequest)}</Fragment>
      )}
    </div>
  );
}
