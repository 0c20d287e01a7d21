import Pusher from 'pusher-js';

// It would note in local storage by which transport it came through last, and here there is but one.
Pusher.Runtime.getLocalStorage = () => undefined;

/** The library. Imported as it is, the package would bring the bundler's helper for CommonJS into every player's page. */
export const Client = Pusher;
