/** On the login's address, it puts the focus into the username. */
export const USERNAME_HASH = '#username';
