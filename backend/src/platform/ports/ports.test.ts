import { Injectable, Module, Scope, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Answers } from './answers.ts';
import { AnswerForEach, ManyAnswers, OneAnswer } from './port.ts';
import { PortsModule } from './ports.module.ts';

class HeightOf extends OneAnswer<(client: string) => number> {}
class WhenMoved extends ManyAnswers<(client: string) => void> {}
class WhenSeen extends ManyAnswers<() => void> {
  protected override readonly mayHaveNone = true;
}
class WordFor extends AnswerForEach<'herb' | 'vitamin' | 'snack', () => string> {
  protected override readonly required = ['herb', 'vitamin'] as const;
}

@Injectable()
class Heights {
  private readonly height = 170;

  @Answers(HeightOf)
  heightOf(client: string): number {
    return client === 'Asha' ? this.height : 0;
  }
}

@Injectable()
class OtherHeights extends Heights {}

@Injectable({ scope: Scope.REQUEST })
class HeightsOfRequest extends Heights {}

const moved: string[] = [];

@Injectable()
class Letters {
  @Answers(WhenMoved)
  write(client: string): void {
    moved.push(client);
  }
}

@Injectable()
class Words {
  @Answers(WordFor, 'herb', 'vitamin')
  word(): string {
    return 'remedy';
  }
}

async function start(...providers: Provider[]) {
  @Module({ imports: [PortsModule], providers })
  class Clinic {}
  return NestFactory.createApplicationContext(Clinic, { logger: false, abortOnError: false });
}

describe('a question that rooms above answer', () => {
  it('is answered by the method that names it, on its provider', async () => {
    const clinic = await start(HeightOf, Heights);
    expect(clinic.get(HeightOf).ask('Asha')).toBe(170);
  });

  it('is answered by an inherited method, and once for a provider with two names', async () => {
    const clinic = await start(HeightOf, OtherHeights, { provide: 'heights', useExisting: OtherHeights });
    expect(clinic.get(HeightOf).ask('Asha')).toBe(170);
  });

  it('stops the start without an answer, and names itself', async () => {
    await expect(start(HeightOf)).rejects.toThrow('Nothing answers HeightOf.');
    await expect(start(WordFor)).rejects.toThrow('Nothing answers WordFor for herb, vitamin.');
  });

  it('stops the start with two answers where it takes one, and names both', async () => {
    await expect(start(HeightOf, Heights, OtherHeights)).rejects.toThrow(
      'HeightOf takes one answer: Heights.heightOf and OtherHeights.heightOf both answer it.',
    );
    await expect(start(WordFor, Words, class extends Words {})).rejects.toThrow('one answer for herb');
  });

  it('stops the start when two modules provide it', async () => {
    @Module({ providers: [HeightOf] })
    class Other {}
    @Module({ imports: [PortsModule, Other], providers: [HeightOf, Heights] })
    class Clinic {}
    const started = NestFactory.createApplicationContext(Clinic, { logger: false, abortOnError: false });
    await expect(started).rejects.toThrow('HeightOf is provided by two modules.');
  });

  it('stops the start when no module provides it, or a request makes the provider that answers', async () => {
    await expect(start(Heights)).rejects.toThrow(
      'Heights.heightOf answers HeightOf, which no module provides.',
    );
    await expect(start(HeightOf, HeightsOfRequest)).rejects.toThrow('made anew for each request');
  });

  it('has one answer or more where it takes many', async () => {
    for (const tell of (await start(WhenMoved, Letters)).get(WhenMoved).all) tell('Asha');
    expect(moved).toEqual(['Asha']);
    await expect(start(WhenMoved)).rejects.toThrow('Nothing answers WhenMoved.');
    expect((await start(WhenSeen)).get(WhenSeen).all).toEqual([]);
  });

  it('has an answer for each key that one names', async () => {
    const words = (await start(WordFor, Words)).get(WordFor);
    expect([words.for('vitamin')?.(), words.for('snack')]).toEqual(['remedy', undefined]);
  });

  it('takes a method only when its parameters and its result fit', () => {
    class Wrong {
      // @ts-expect-error -- a height is a number
      @Answers(HeightOf)
      words(): string {
        return 'tall';
      }

      // @ts-expect-error -- the client is named by a text
      @Answers(HeightOf)
      ofNumber(client: number): number {
        return client;
      }

      // @ts-expect-error -- no such key
      @Answers(WordFor, 'grain')
      grain(): string {
        return 'rice';
      }
    }
    expect(new Wrong().words()).toBe('tall');
  });
});
