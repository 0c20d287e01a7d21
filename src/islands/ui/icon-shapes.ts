/**
 * Icons of lines on a 24 px grid that pages and islands both have. Each is a constant of its own: an island's script would get all of an object.
 */
export const ALERT_SHAPE = 'M12 3.5l9.5 16.5h-19zM12 10v4.5M12 17.2v.1';
export const BELL_SHAPE = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2.2 2.2 0 0 0 4 0';
export const CLOSE_SHAPE = 'M6 6l12 12M18 6L6 18';
export const DONE_SHAPE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.2l2.8 2.8L16 9.5';
export const NEXT_SHAPE = 'M9 5l7 7-7 7';
export const PLAY_SHAPE = 'M7 4.5v15l12-7.5z';

/** The filled diamond of everything that is waited for. */
export const DIAMOND_SHAPE = 'M12 1l7 11-7 11-7-11z';
