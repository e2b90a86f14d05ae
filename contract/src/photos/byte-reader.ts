/** Reads pieces as they arrive, in the amounts that a walker asks for; holds no more than it was asked for and a piece. */
export class ByteReader {
  private readonly pieces: AsyncIterator<Uint8Array>;
  private held: Uint8Array = new Uint8Array(0);
  private isOver = false;

  constructor(arriving: AsyncIterable<Uint8Array>) {
    this.pieces = arriving[Symbol.asyncIterator]();
  }

  /** The next `count` bytes, which stay unread; fewer where the file ends before. */
  async peek(count: number): Promise<Uint8Array> {
    while (this.held.length < count && (await this.more()));
    return this.held.subarray(0, count);
  }

  /** Two bytes at least, where the file has them, and all of what is there already; they stay unread. */
  async ahead(): Promise<Uint8Array> {
    await this.peek(2);
    return this.held;
  }

  /** The next `count` bytes; fewer where the file ends before. */
  async take(count: number): Promise<Uint8Array> {
    const bytes = await this.peek(count);
    this.held = this.held.subarray(bytes.length);
    return bytes;
  }

  /** The next `count` bytes in pieces as they arrive. */
  async *stream(count: number): AsyncGenerator<Uint8Array> {
    for (let left = count; left > 0;) {
      if (this.held.length === 0 && !(await this.more())) return;
      const bytes = this.held.subarray(0, left);
      this.held = this.held.subarray(bytes.length);
      left -= bytes.length;
      yield bytes;
    }
  }

  /** Everything that is left. */
  rest(): AsyncGenerator<Uint8Array> {
    return this.stream(Infinity);
  }

  /** Reads and drops everything that is left, so that its sender can end. */
  async drop(): Promise<void> {
    this.held = new Uint8Array(0);
    while (await this.more()) this.held = new Uint8Array(0);
  }

  private async more(): Promise<boolean> {
    if (this.isOver) return false;
    const next = await this.pieces.next();
    if (next.done) {
      this.isOver = true;
      return false;
    }
    this.held = this.held.length === 0 ? next.value : joined(this.held, next.value);
    return true;
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
