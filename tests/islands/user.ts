import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/** Types without a pause, and clicks without working out the styles of every element above, since no test here has a stylesheet. */
export const user = userEvent.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});
