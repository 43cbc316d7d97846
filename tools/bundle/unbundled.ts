/**
 * Native, or with files that are read at run time. Loaded from node_modules, the last two only if Google is configured.
 */
export const unbundled = ['@node-rs/argon2', 'sharp', '@google-cloud/speech', 'google-gax'];
