/** Injection tokens of the gateway's own. */
export const DRAINING = Symbol('draining');
export const ROUTES = Symbol('all routes');
