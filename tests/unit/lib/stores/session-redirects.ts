/** Where the session would have led, in place of the page's own functions. */
export const redirects: string[] = [];
export const goToLogin = () => redirects.push('login');
export const redirectIfNotAllowed = (session: string) => redirects.push(`not for ${session}`);
