interface Kept {
  until: number;
  json: Buffer;
}

const bytesOf = (key: string, { json }: Kept) => json.length + 2 * key.length;

/** A cache with a maximum size in bytes; the least recently used answers are evicted. */
export class LruResponseCache {
  /** In order of last use. */
  private readonly answers = new Map<string, Kept>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  /** The JSON bytes; undefined from `until` on. */
  get(key: string, now: number): Buffer | undefined {
    const kept = this.answers.get(key);
    if (!kept) return undefined;
    this.remove(key, kept);
    if (now >= kept.until) return undefined;
    this.add(key, kept);
    return kept.json;
  }

  set(key: string, kept: Kept): void {
    const before = this.answers.get(key);
    if (before) this.remove(key, before);
    this.add(key, kept);
    for (const [oldest, one] of this.answers) {
      if (this.bytes <= this.maxBytes) break;
      this.remove(oldest, one);
    }
  }

  clear(): void {
    this.answers.clear();
    this.bytes = 0;
  }

  private add(key: string, kept: Kept): void {
    this.answers.set(key, kept);
    this.bytes += bytesOf(key, kept);
  }

  private remove(key: string, kept: Kept): void {
    this.answers.delete(key);
    this.bytes -= bytesOf(key, kept);
  }
}
