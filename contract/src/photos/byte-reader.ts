/** Reads a stream in the amounts that the caller asks for, and holds no more than one amount and one piece. */
export class ByteReader {
  private readonly pieces: AsyncIterator<Uint8Array>;
  private held: Uint8Array = new Uint8Array(0);
  private isOver = false;

  constructor(arriving: AsyncIterable<Uint8Array>) {
    this.pieces = arriving[Symbol.asyncIterator]();
  }

  /** The next `count` bytes without consuming them; fewer at the end of the file. */
  async peek(count: number): Promise<Uint8Array> {
    while (this.held.length < count && (await this.more()));
    return this.held.subarray(0, count);
  }

  /** All bytes that have arrived, at least two, without consuming them; fewer at the end of the file. */
  async ahead(): Promise<Uint8Array> {
    await this.peek(2);
    return this.held;
  }

  /** Consumes the next `count` bytes; fewer at the end of the file. */
  async take(count: number): Promise<Uint8Array> {
    const bytes = await this.peek(count);
    this.held = this.held.subarray(bytes.length);
    return bytes;
  }

  /** Consumes the next `count` bytes, piece by piece as they arrive. */
  async *stream(count: number): AsyncGenerator<Uint8Array> {
    for (let left = count; left > 0;) {
      if (this.held.length === 0 && !(await this.more())) return;
      const bytes = this.held.subarray(0, left);
      this.held = this.held.subarray(bytes.length);
      left -= bytes.length;
      yield bytes;
    }
  }

  /** Consumes everything that is left. */
  rest(): AsyncGenerator<Uint8Array> {
    return this.stream(Infinity);
  }

  /** Consumes and drops everything that is left, so that the sender can finish. */
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
