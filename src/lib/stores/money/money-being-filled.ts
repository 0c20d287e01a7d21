import { atom } from 'nanostores';

/** Whether a money form on this page is being filled in or sent: until it is not, a push message waits (decision 58). */
export const $isMoneyBeingFilled = atom(false);
