export type Call = (...asked: never[]) => unknown;

/**
 * A question that rooms above answer. Its module provides it, its services inject it, and `@Answers` marks the
 * answering methods; the base class says how many there must be.
 */
export abstract class Port<Answer extends Call, Key extends string = never> {
  /** `by`: name of the answering method. Throws for one too many. */
  abstract addAnswer(answer: Answer, by: string, keys: readonly Key[]): void;

  /** Throws when an answer is missing. */
  abstract requireAnswered(): void;
}

/** A question with one answer. */
export abstract class OneAnswer<Answer extends Call> extends Port<Answer> {
  private given?: { answer: Answer; by: string };

  /** Throws before an answer is known. */
  get ask(): Answer {
    if (!this.given) throw new Error(`Nothing answers ${this.constructor.name}.`);
    return this.given.answer;
  }

  addAnswer(answer: Answer, by: string): void {
    if (this.given)
      throw new Error(
        `${this.constructor.name} takes one answer: ${this.given.by} and ${by} both answer it.`,
      );
    this.given = { answer, by };
  }

  requireAnswered(): void {
    void this.ask;
  }
}

/** A question with one or more answers, in no order. */
export abstract class ManyAnswers<Answer extends Call> extends Port<Answer> {
  protected readonly mayHaveNone: boolean = false;
  private readonly given: Answer[] = [];

  get all(): readonly Answer[] {
    return this.given;
  }

  addAnswer(answer: Answer): void {
    this.given.push(answer);
  }

  requireAnswered(): void {
    if (this.given.length === 0 && !this.mayHaveNone)
      throw new Error(`Nothing answers ${this.constructor.name}.`);
  }
}

/** A question with at most one answer for each key; some keys require one. */
export abstract class AnswerForEach<Key extends string, Answer extends Call> extends Port<Answer, Key> {
  protected readonly required: readonly Key[] = [];
  private readonly given = new Map<Key, { answer: Answer; by: string }>();

  get all(): (readonly [Key, Answer])[] {
    return [...this.given].map(([key, { answer }]) => [key, answer]);
  }

  for(key: Key): Answer | undefined {
    return this.given.get(key)?.answer;
  }

  addAnswer(answer: Answer, by: string, keys: readonly Key[]): void {
    if (keys.length === 0)
      throw new Error(`${by} answers ${this.constructor.name} for nothing in particular.`);
    for (const key of keys) {
      const other = this.given.get(key);
      if (other)
        throw new Error(
          `${this.constructor.name} takes one answer for ${key}: ${other.by} and ${by} both answer it.`,
        );
      this.given.set(key, { answer, by });
    }
  }

  requireAnswered(): void {
    const missing = this.required.filter((key) => !this.given.has(key));
    if (missing.length > 0)
      throw new Error(`Nothing answers ${this.constructor.name} for ${missing.join(', ')}.`);
  }
}
