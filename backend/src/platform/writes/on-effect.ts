import type { Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { When } from './effects.ts';
import type { Effect, EffectKind } from './envelope.ts';

/** Models that are known only when the rooms above have answered for them. */
export interface ModelFamily<Row> {
  /** A provider that names the models. */
  named: Type<{ modelNames(): readonly string[] }>;
  /** The fields that a handler reads of a record of any of them. */
  row?: Row;
}

/** A record's class, several, or a family of models. */
export type EffectsOf<Row> = Type<Row> | readonly Type<Row>[] | ModelFamily<Row>;

interface Handling<Row> {
  of: EffectsOf<Row>;
  kinds: readonly EffectKind[];
  /** Absent: before the answer. */
  when?: When;
}

/** `known`: what the write has read already; absent in a later run. */
type Handler<Row> = (record: Row, effect: Effect, model: string, known: never) => Promise<unknown>;

export const OnEffectMark = DiscoveryService.createDecorator<Handling<unknown>>();

/**
 * Marks the provider's method that handles effects of these kinds in these records, and says when it runs. It may run
 * several times for one key, also concurrently in two processes.
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
