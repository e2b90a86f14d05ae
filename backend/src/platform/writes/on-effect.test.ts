import { Injectable, Module, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PortsModule } from '../ports/ports.module.ts';
import { EffectHandlers } from './effect-handlers.ts';
import { Effects, type EffectHandler, type When } from './effects.ts';
import type { Effect, EffectKind } from './envelope.ts';
import { OnEffect, type ModelFamily } from './on-effect.ts';

class Locker {
  number: number;
}
class Shelf extends Locker {}

const GIVEN = 'given' as EffectKind;
const EMPTIED = 'emptied' as EffectKind;

@Injectable()
class Furniture {
  modelNames() {
    return ['Locker', 'Chair'];
  }
}
const FURNITURE: ModelFamily<Locker> = { named: Furniture };

const told: unknown[] = [];

@Injectable()
class Letters {
  private readonly from = 'the clinic';

  @OnEffect({ of: Locker, kinds: [GIVEN], when: 'behind' })
  async tell({ number }: Locker, { key }: Effect, model: string, known?: string): Promise<void> {
    told.push([this.from, number, key, model, known]);
  }
}

@Injectable()
class OtherLetters {
  @OnEffect({ of: [Locker, Shelf], kinds: [GIVEN, EMPTIED] })
  async tell(): Promise<void> {}
}

@Injectable()
class Inventory {
  @OnEffect({ of: FURNITURE, kinds: [EMPTIED] })
  async count(_piece: Locker): Promise<void> {}
}

/** Starts an application of these providers; returns what its handlers were told, by model and kind. */
async function start(...providers: Provider[]) {
  const handled = new Map<string, { handler: EffectHandler<unknown, unknown>; when?: When }>();
  const effects: Pick<Effects, 'handle'> = {
    handle: (model, kind, handler, when) => {
      handled.set(`${model} ${kind}`, { handler: handler as EffectHandler<unknown, unknown>, when });
    },
  };
  @Module({
    imports: [PortsModule],
    providers: [EffectHandlers, { provide: Effects, useValue: effects }, ...providers],
  })
  class Clinic {}
  await NestFactory.createApplicationContext(Clinic, { logger: false, abortOnError: false });
  return handled;
}

describe('a method that handles an effect', () => {
  it('gets the record, the effect, the model and what the write has read, when it said', async () => {
    const handled = await start(Letters);
    const given = handled.get('Locker given');
    expect(given?.when).toBe('behind');
    await given?.handler({ number: 7 }, { key: 'given:1', kind: GIVEN, at: new Date(0) }, 'read before');
    expect(told).toEqual([['the clinic', 7, 'given:1', 'Locker', 'read before']]);
  });

  it('handles several kinds of several models, and of a family that is known at the start', async () => {
    expect([...(await start(OtherLetters)).keys()]).toEqual([
      'Locker given',
      'Locker emptied',
      'Shelf given',
      'Shelf emptied',
    ]);
    expect([...(await start(Furniture, Inventory)).keys()]).toEqual(['Locker emptied', 'Chair emptied']);
  });

  it('stops the start when another one handles the same', async () => {
    await expect(start(Letters, OtherLetters)).rejects.toThrow(
      'Letters.tell and OtherLetters.tell both handle the effect given of Locker.',
    );
  });

  it('takes the record of its model and no other', () => {
    class Wrong {
      // @ts-expect-error -- the record is a locker
      @OnEffect({ of: Locker, kinds: [GIVEN] })
      async tell(client: { email: string }): Promise<void> {
        told.push(client.email);
      }

      // @ts-expect-error -- no kind was declared with this name
      @OnEffect({ of: Locker, kinds: ['given'] })
      async mail(): Promise<void> {}
    }
    expect(new Wrong()).toBeDefined();
  });
});
