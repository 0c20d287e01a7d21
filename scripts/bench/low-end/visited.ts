/** Pages whose tasks are watched. Without the deposit's form for guests, who are led to the login. */
export const WATCHED = ['/', '/slots', '/slots/PotuaPop', '/promotion', '/deposit'];
/** The ten pages that a tab goes through. */
export const VISITED = [...WATCHED, '/help/deposit', '/profile', '/transaction', '/sports', '/vip'];
