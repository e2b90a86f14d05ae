import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { MarkedMethods } from '../ports/marked-methods.ts';
import { Ports } from '../ports/ports.ts';
import { Effects } from './effects.ts';
import type { Effect } from './envelope.ts';
import { OnEffectMark, type EffectsOf } from './on-effect.ts';

/** Finds the methods that are marked `@OnEffect`. */
@Injectable()
export class EffectHandlers implements OnModuleInit {
  constructor(
    private readonly marked: MarkedMethods,
    private readonly ports: Ports,
    private readonly modules: ModuleRef,
    private readonly effects: Effects,
  ) {}

  /** Not in `onApplicationBootstrap`, since other parts write records there whose effects need handlers. */
  onModuleInit(): void {
    // A family of models is named by rooms above, through a port.
    this.ports.fill();
    const handlers = new Map<string, string>();
    for (const { options, name, call } of this.marked.of(OnEffectMark))
      for (const model of this.modelsOf(options.of))
        for (const kind of options.kinds) {
          const other = handlers.get(`${model} ${kind}`);
          if (other) throw new Error(`${other} and ${name} both handle the effect ${kind} of ${model}.`);
          handlers.set(`${model} ${kind}`, name);
          const handle = call as (...given: [unknown, Effect, string, unknown]) => Promise<void>;
          this.effects.handle<unknown, unknown>(
            model,
            kind,
            (record, effect, known) => handle(record, effect, model, known),
            options.when,
          );
        }
  }

  private modelsOf(of: EffectsOf<unknown>): readonly string[] {
    if ('named' in of) return this.modules.get(of.named, { strict: false }).modelNames();
    return [of].flat().map(({ name }) => name);
  }
}
