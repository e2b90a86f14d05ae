import type { Draft } from '../drafts.ts';
import { randomKey, type RepeatKeys } from '../session/request-keys.ts';

/** A request whose outcome is unknown. */
export interface SentRequest {
  contents: string;
  key: string;
  /** All values of the form, including those it filled in by itself. */
  values: object;
}

/**
 * The idempotency key of a form's request, stored with the draft before it is sent: if the answer is lost and the page
 * is opened again, equal values are sent with the same key and carried out once.
 */
export class KeptKeys implements RepeatKeys {
  private readonly sent: Draft<SentRequest>;
  private readonly written: () => Promise<void>;
  private values: object = {};

  /** `written` resolves when the key is in the browser's storage. */
  constructor(sent: Draft<SentRequest>, written: () => Promise<void>) {
    this.sent = sent;
    this.written = written;
  }

  /** Values that were sent without an answer. */
  get unanswered(): object | undefined {
    return this.sent.read()?.value.values;
  }

  /** Stores the form's values before they are sent. */
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
