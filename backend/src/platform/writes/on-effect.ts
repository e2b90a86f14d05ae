import type { Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { When } from './effects.ts';
import type { Effect, EffectKind } from './envelope.ts';

/** Several models that only rooms above can name. */
export interface ModelFamily<Row> {
  /** A provider that names the models. */
  named: Type<{ modelNames(): readonly string[] }>;
  /** The fields that a handler may read in a record of any of them. */
  row?: Row;
}

/** A record's class, several, or a family of models. */
export type EffectsOf<Row> = Type<Row> | readonly Type<Row>[] | ModelFamily<Row>;

interface Handling<Row> {
  of: EffectsOf<Row>;
  kinds: readonly EffectKind[];
  /** When it runs; left out: before the answer. */
  when?: When;
}

/** `known`: data that the write has already read; absent in a later run. */
type Handler<Row> = (record: Row, effect: Effect, model: string, known: never) => Promise<unknown>;

export const OnEffectMark = DiscoveryService.createDecorator<Handling<unknown>>();

/**
 * Marks a provider's method that handles effects of these kinds in these records. It may run several times for one key,
 * also at once in two processes.
 */
export function OnEffect<Row>(handling: Handling<Row>) {
  return <Method extends Handler<Row>>(
    target: object,
    name: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    OnEffectMark(handling)(target, name, descriptor);
  };
}
