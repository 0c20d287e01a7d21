import type { ReactElement } from 'react';
import type { Part } from '../places';
import type { PartProps } from '../texts';
import { Actions } from './Actions';
import { Choices, Fields } from './Fields';
import { List } from './List';
import { Budget, Money } from './Money';
import { Notices, Waiting } from './Notices';
import { ConfirmOverlay, LaunchOverlay, ReviewOverlay, SheetOverlay } from './Overlays';
import { Wallet } from './Wallet';

const PARTS: Partial<Record<Part, (props: PartProps) => ReactElement | null>> = {
  actions: Actions,
  fields: Fields,
  choices: Choices,
  notices: Notices,
  waiting: Waiting,
  money: Money,
  wallet: Wallet,
  budget: Budget,
  list: List,
  dialog: ConfirmOverlay,
  sheet: SheetOverlay,
  review: ReviewOverlay,
  launch: LaunchOverlay,
};

/** A part whose components are islands. */
export function ReactPart({ part, texts }: PartProps & { part: Part }) {
  const Shown = PARTS[part];
  return Shown ? <Shown texts={texts} /> : null;
}
