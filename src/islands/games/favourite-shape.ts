/** A star, drawn on a 24 px grid. */
export const FAVOURITE_SHAPE = 'M12 3.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z';
