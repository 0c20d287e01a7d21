/** The paths of the site's icons, on a grid of 24 px; each is an export, so that scripts get only those that islands show. */
export const alert = 'M12 3.5l9.5 16.5h-19zM12 10v4.5M12 17.2v.1';
export const ball =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8l3.8 2.8-1.4 4.4H9.6l-1.4-4.4zM12 3v5M20.6 10.2l-4.8.6M17.3 19.3l-2.9-4.1M6.7 19.3l2.9-4.1M3.4 10.2l4.8.6';
export const bell = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2.2 2.2 0 0 0 4 0';
export const bolt = 'M13 2.5L5 13.5h6l-1 8 8-11h-6z';
export const cards =
  'M8.5 5.5l8-2.5 4 12-8 2.7zM8.5 6L4 8l4.5 12.5 3.5-1.3M14 8.5l2 2.2-.6 2.8-2-2.2z';
export const chat = 'M4 5h16v11h-8l-5 4v-4H4zM8 9.5h8M8 12.5h5';
export const close = 'M6 6l12 12M18 6L6 18';
export const copy = 'M9 9h11v11H9zM5 15H4V4h11v1';
export const deposit = 'M4 8h16v12H4zM4 12h16M12 2v4M9.5 4.5L12 7l2.5-2.5M15.5 16h1.5';
export const devices = 'M3 5h13v9H3zM6.5 18H12M15 9.5h6v11h-6zM17.5 18h1';
export const done = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.2l2.8 2.8L16 9.5';
export const down = 'M5 9l7 7 7-7';
export const expand = 'M6 9.5l6 6 6-6';
export const filter = 'M4 6h16M7 12h10M10 18h4';
export const gift = 'M4 9h16v4H4zM5.5 13v7h13v-7M12 9v11M7.5 4L12 9l4.5-5';
export const globe =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 6 5 12 0 18-5-6-5-12 0-18z';
export const hide =
  'M4 4l16 16M9.5 5.6A10 10 0 0 1 12 5.3c5 0 8 3.7 9.5 6.7a16 16 0 0 1-3 4M6.3 7.6A15 15 0 0 0 2.5 12c1.5 3 4.5 6.7 9.5 6.7 1.5 0 2.8-.3 4-.9M9.9 9.9a3 3 0 0 0 4.2 4.2';
export const home = 'M4 11l8-7 8 7v9h-5v-6H9v6H4z';
export const info = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.7v.1';
export const logout = 'M14 4H5v16h9M10 12h10M16.5 8l4 4-4 4';
export const menu = 'M4 7h16M4 12h16M4 17h10';
export const next = 'M9 5l7 7-7 7';
export const pause = 'M8 5v14M16 5v14';
export const person = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 4-6 7.5-6s6.7 2 7.5 6';
export const phone = 'M7 3h10v18H7zM11 17.5h2';
export const plane = 'M3 11.5L21 4l-3 16-6.5-4.5L9 19v-5L18 7 7 13z';
export const play = 'M7 4.5v15l12-7.5z';
export const previous = 'M15 5l-7 7 7 7';
export const reels = 'M3 5h18v14H3zM9 5v14M15 5v14M5 12h2M11 12h2M17 12h2';
export const search = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5';
export const shield = 'M12 3l7 2.5v6c0 4.5-3 7.8-7 9.5-4-1.7-7-5-7-9.5v-6zM9 12l2.2 2.2L15.5 10';
export const show =
  'M2.5 12C4 9 7 5.3 12 5.3s8 3.7 9.5 6.7c-1.5 3-4.5 6.7-9.5 6.7S4 15 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';
export const star = 'M12 3.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z';

/** The filled diamond of everything that is waited for. */
export const diamond = 'M12 1l7 11-7 11-7-11z';
