/** Injection tokens that the kit provides to a service. */
export const CONFIG = Symbol('config');
export const LOGGER = Symbol('logger');
export const REDIS = Symbol('redis');
export const SERVICE = Symbol('service name');
