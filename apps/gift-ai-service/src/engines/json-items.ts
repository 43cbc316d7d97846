const maxItemChars = 20_000;
const maxPrefaceChars = 100_000;

/**
 * Parses `{ "<key>": [ {…}, {…} ] }` while it is streamed and returns each object once it is complete. Text around it
 * (a code fence, reasoning) is ignored; an array of anything else throws.
 */
export class JsonItems {
  /** True once the array has ended. */
  closed = false;
  private preface: string | null = '';
  private item = '';
  private depth = 0;
  private inString = false;
  private escaped = false;
  private readonly opening: RegExp;

  constructor(key: string) {
    this.opening = new RegExp(`"${key}"\\s*:\\s*\\[`);
  }

  /** Adds a piece of text and returns the objects that it completed. */
  push(text: string): unknown[] {
    if (this.closed) return [];
    if (this.preface === null) return this.read(text);
    this.preface += text;
    const found = this.opening.exec(this.preface);
    if (!found) {
      if (this.preface.length > maxPrefaceChars) throw new SyntaxError('No array in sight');
      return [];
    }
    const rest = this.preface.slice(found.index + found[0].length);
    this.preface = null;
    return this.read(rest);
  }

  private read(text: string): unknown[] {
    const items: unknown[] = [];
    for (const char of text) {
      if (this.depth === 0) this.between(char);
      else this.within(char);
      if (this.closed) break;
      if (this.depth === 0 && this.item) {
        items.push(JSON.parse(this.item));
        this.item = '';
      }
    }
    return items;
  }

  private between(char: string): void {
    if (char === '{') {
      this.depth = 1;
      this.item = char;
    } else if (char === ']') this.closed = true;
    else if (!/[\s,]/.test(char)) throw new SyntaxError('An array of objects was expected');
  }

  private within(char: string): void {
    this.item += char;
    if (this.item.length > maxItemChars) throw new SyntaxError('An item does not end');
    if (this.escaped) this.escaped = false;
    else if (this.inString) {
      if (char === '\\') this.escaped = true;
      else if (char === '"') this.inString = false;
    } else if (char === '"') this.inString = true;
    else if (char === '{' || char === '[') this.depth += 1;
    else if (char === '}' || char === ']') this.depth -= 1;
  }
}
