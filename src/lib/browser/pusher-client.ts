import Pusher from 'pusher-js';

/** The library. Imported as it is, the package would bring the bundler's helper for CommonJS into every player's page. */
export const Client = Pusher;
