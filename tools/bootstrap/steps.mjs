const terminal = process.stdout.isTTY === true;
/** @type {(code: number) => (text: string) => string} */
const color = (code) => (text) => (terminal ? `\u001B[${code}m${text}\u001B[0m` : text);
export const dim = color(2);
export const bold = color(1);
const green = color(32);
const red = color(31);

/** The time since then, in words: `1.5 s`. @param {number} since */
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** @type {(value: unknown) => value is object} */
const isObject = (value) => typeof value === 'object' && value !== null;

/**
 * The text of whatever was thrown.
 * @param {unknown} error
 */
export const messageOf = (error) =>
  isObject(error) && 'message' in error ? String(error.message) : String(error);

/**
 * The code of a failed system call or statement, such as ENOENT.
 * @param {unknown} error
 */
export const codeOf = (error) =>
  isObject(error) && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** An error that the user can fix: its message is shown without a stack. */
export class UserError extends Error {}

/**
 * Prints `title`, or the text that `work` answers, with the time it took; what takes longer than a second is announced first.
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const since = Date.now();
  /** @type {(mark: string, text: string) => void} */
  const line = (mark, text) => console.log(`  ${mark} ${text.padEnd(56)} ${dim(seconds(since))}`);
  const announce = setTimeout(() => console.log(dim(`  … ${title}`)), 1_000);
  try {
    const result = await work();
    clearTimeout(announce);
    line(green('✔'), typeof result === 'string' ? result : title);
    return result;
  } catch (error) {
    clearTimeout(announce);
    line(red('✘'), title);
    throw error;
  }
}
