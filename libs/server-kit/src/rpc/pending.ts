/**
 * Values that each stay for the time of one call, in no order. They are in an array because a full table of a Map or
 * Set is replaced by a new one and still refers to it: once one table is in V8's old generation, minor collections
 * (scavenges) keep every later table alive, with all values that were in it (nepotism).
 */
export class Pending<T> {
  private readonly values: T[] = [];

  get size(): number {
    return this.values.length;
  }

  add(value: T): void {
    this.values.push(value);
  }

  find(matches: (value: T) => boolean): T | undefined {
    return this.values.find(matches);
  }

  /** Returns whether it was there. */
  remove(value: T): boolean {
    const at = this.values.indexOf(value);
    if (at === -1) return false;
    const last = this.values.pop()!;
    if (at < this.values.length) this.values[at] = last;
    return true;
  }

  /** Removes all values and returns them. */
  takeAll(): T[] {
    return this.values.splice(0);
  }
}
