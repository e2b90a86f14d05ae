import { type EffectKind, effectKind, type Effect } from '../../platform/writes/envelope.ts';
import type { FoodRecord } from './food.schema.ts';

export const DISHES_FOLLOW = effectKind('dishes-follow');
export const LOOK_AT_PLANS = effectKind('look-at-plans');

/** Names the product as the saver of a food that no doctor has changed. */
export const BY_THE_PRODUCT = { id: '', name: 'the product', role: '' };

type Named = Pick<FoodRecord, '_id' | 'nameKeys'>;

/** Makes the effects of a saved food; `before` is its former state. */
export function effectsOfChange(
  at: Date,
  { _id, nameKeys }: Named,
  before?: Pick<Named, 'nameKeys'>,
): Effect[] {
  const key = (kind: EffectKind) => `${kind}:${at.getTime()}`;
  const named = [...new Set([_id.toHexString(), ...nameKeys, ...(before?.nameKeys ?? [])])];
  return [
    ...(before ? [{ key: key(DISHES_FOLLOW), kind: DISHES_FOLLOW, at }] : []),
    { key: key(LOOK_AT_PLANS), kind: LOOK_AT_PLANS, at, data: { named } },
  ];
}
