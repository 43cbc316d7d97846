/** Native packages, which are loaded from node_modules. */
export const unbundled = ['@node-rs/argon2', 'sharp'];
