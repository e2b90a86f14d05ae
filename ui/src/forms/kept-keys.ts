import type { Draft } from '../drafts.ts';
import { randomKey, type RepeatKeys } from '../session/request-keys.ts';

/** A request on its way: no answer has said yet what became of it. */
export interface SentRequest {
  contents: string;
  key: string;
  /** All values of the form: what it filled in by itself belongs to the request, too. */
  values: object;
}

/**
 * The key of a form's request, kept beside what was typed and written before it is sent: when the answer is lost and the
 * page is opened again, the same values go under the same key, and are carried out once.
 */
export class KeptKeys implements RepeatKeys {
  private readonly sent: Draft<SentRequest>;
  private readonly written: () => Promise<void>;
  private values: object = {};

  /** `written` resolves when what was kept lies in the browser's storage. */
  constructor(sent: Draft<SentRequest>, written: () => Promise<void>) {
    this.sent = sent;
    this.written = written;
  }

  /** The values that were sent and never answered. */
  get unanswered(): object | undefined {
    return this.sent.read()?.value.values;
  }

  /** Says what the form holds, before its request is made. */
  sending(values: object): void {
    this.values = values;
  }

  async keyOf(contents: string): Promise<string> {
    const before = this.sent.read()?.value;
    const key = before?.contents === contents ? before.key : randomKey();
    this.sent.keep({ contents, key, values: this.values });
    await this.written();
    return key;
  }

  settle(_contents: string, { status }: { status: number }): void {
    if (status < 500) this.sent.drop();
  }
}
