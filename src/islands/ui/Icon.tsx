import { ALERT_SHAPE, BELL_SHAPE, CLOSE_SHAPE, DONE_SHAPE, NEXT_SHAPE, PLAY_SHAPE } from './icon-shapes';
import { LineIcon } from './LineIcon';

const PATHS = {
  alert: ALERT_SHAPE,
  bell: BELL_SHAPE,
  close: CLOSE_SHAPE,
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  done: DONE_SHAPE,
  down: 'M6 9.5l6 6 6-6',
  filter: 'M4 6h16M7 12h10M10 18h4',
  hide: 'M4 4l16 16M9.5 5.6A10 10 0 0 1 12 5.3c5 0 8 3.7 9.5 6.7a16 16 0 0 1-3 4M6.3 7.6A15 15 0 0 0 2.5 12c1.5 3 4.5 6.7 9.5 6.7 1.5 0 2.8-.3 4-.9M9.9 9.9a3 3 0 0 0 4.2 4.2',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.7v.1',
  next: NEXT_SHAPE,
  play: PLAY_SHAPE,
  show: 'M2.5 12C4 9 7 5.3 12 5.3s8 3.7 9.5 6.7c-1.5 3-4.5 6.7-9.5 6.7S4 15 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon: the text beside it says what it means. */
export function Icon({ name }: { name: IconName }) {
  return <LineIcon path={PATHS[name]} />;
}
