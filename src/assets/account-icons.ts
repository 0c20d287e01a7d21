/** Icons of links to the account and of the account's hub, apart from src/assets/icons.ts, which every page with React loads. */
export const moneyIn = 'M4 15v5h16v-5M12 3v11M7.5 9.5L12 14l4.5-4.5';
export const moneyOut = 'M4 15v5h16v-5M12 14V3M7.5 7.5L12 3l4.5 4.5';
export const exchange = 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4';
export const receipt = 'M5 3h14v18l-3.5-2-3.5 2-3.5-2L5 21zM9 8h6M9 12h6';
export const clock = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2';
export const bank = 'M3.5 9.5L12 4l8.5 5.5zM5.5 10v8M10 10v8M14 10v8M18.5 10v8M3.5 20.5h17';
export const question =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.3 9.3a2.8 2.8 0 1 1 3.9 3c-.8.4-1.2 1-1.2 1.9M12 17.2v.1';
