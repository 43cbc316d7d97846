/** The gateway's own injection tokens. */
export const DRAINING = Symbol('draining');
export const ROUTES = Symbol('all routes');
