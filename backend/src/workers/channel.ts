/** What a worker has read and keeps, named so that every worker knows it: which memory, and what in it. */
export interface Remembered {
  memory: string;
  key: string;
}

/** Where a server answers, and whether with the demo clinic. */
export interface Opened {
  url: string;
  demo: boolean;
}

/** What the processes of one server ask each other. */
export type Question =
  /** Of a worker, passed on to the others: this is not so any more. Answered when everybody knows. */
  | { kind: 'forget'; what: Remembered[] }
  /** Of a worker to the primary, which asks all of them. Answered with what prom-client calls metrics. */
  | { kind: 'metrics' }
  /** A worker serves. */
  | { kind: 'open'; opened: Opened }
  /** Of the primary: take no more connections, answer what has come, end. */
  | { kind: 'leave' };

interface Line {
  clinic: 'question' | 'answer';
  id: number;
  question?: Question;
  answer?: unknown;
}

/** The other end: `process` of a worker, or the worker as the primary sees it. */
export interface Peer {
  send?: (message: object, callback: (error: Error | null) => void) => unknown;
  on: (event: string, listener: (message: unknown) => void) => unknown;
}

// Libraries and Node use the same pipe.
const isLine = (message: unknown): message is Line =>
  typeof message === 'object' && message !== null && 'clinic' in message;

/** Questions and answers over the pipe between the primary and one worker, both ways. */
export class Channel {
  private readonly asked = new Map<number, (answer: unknown) => void>();
  private lastId = 0;
  private readonly peer: Peer;
  private readonly reply: (question: Question) => unknown;

  constructor(peer: Peer, reply: (question: Question) => unknown) {
    this.peer = peer;
    this.reply = reply;
    peer.on('message', (message) => void this.take(message));
    for (const end of ['disconnect', 'exit']) peer.on(end, () => this.giveUp());
  }

  /** Undefined when the other end is gone, or goes before it has answered. */
  ask(question: Question): Promise<unknown> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      this.say({ clinic: 'question', id, question }, () => this.answered(id));
    });
  }

  private async take(message: unknown): Promise<void> {
    if (!isLine(message)) return;
    const { id, question, answer } = message;
    if (question) this.say({ clinic: 'answer', id, answer: await this.reply(question) });
    else this.answered(id, answer);
  }

  private answered(id: number, answer?: unknown): void {
    this.asked.get(id)?.(answer);
    this.asked.delete(id);
  }

  private giveUp(): void {
    for (const id of this.asked.keys()) this.answered(id);
  }

  private say(line: Line, failed: () => void = () => undefined): void {
    try {
      this.peer.send?.(line, (error) => error && failed());
    } catch {
      failed();
    }
  }
}
