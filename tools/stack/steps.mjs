const terminal = process.stdout.isTTY === true;
const color = (code) => (text) => (terminal ? `\u001B[${code}m${text}\u001B[0m` : text);
export const dim = color(2);
export const bold = color(1);
const green = color(32);
const red = color(31);

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** A failure that a person can act on: its message is shown without a stack. */
export class Stop extends Error {}

/** Prints `title` with the time it took; what takes longer than a second is announced first. */
export async function step(title, work) {
  const since = Date.now();
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
