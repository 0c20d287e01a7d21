/** The one app of the sandbox's realtime service. */
export const APP = { id: 'sandbox', key: 'sandbox', secret: 'sandbox-secret' } as const;
