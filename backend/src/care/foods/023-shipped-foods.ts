import { isDeepStrictEqual } from 'node:util';
import { foodName, namesOf } from '@clinic/contract/care/foods/food-index';
import { takenAway } from '@clinic/contract/care/foods/food-tags';
import { MAX_FOODS } from '@clinic/contract/care/foods/foods';
import { recipeFacts } from '@clinic/contract/care/foods/recipe-facts';
import { ObjectId, type Db } from 'mongodb';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { WITHOUT_ENVELOPE, type Effect, type OutboxEntry } from '../../platform/writes/envelope.ts';
import { catalogueMark } from './catalogue/catalogue-mark.ts';
import type { CatalogueFood } from './catalogue/ingredients.ts';
import { BY_THE_PRODUCT, effectsOfChange } from './food-changes.ts';
import type { FoodRecord } from './food.schema.ts';
import { storedFood, tagsOf } from './food.view.ts';

/** The upgrade step has a new name for each catalogue, so that it runs once for each. */
export const SHIPPED_FOODS = `023-shipped-foods:${catalogueMark()}`;

type Content = ReturnType<typeof storedFood>;
type Shipped = { key: string } & Content;

/** True for a food that no doctor has changed. */
const isUntouched = ({ shippedTags, savedBy }: FoodRecord): boolean =>
  shippedTags !== null && isDeepStrictEqual(savedBy, BY_THE_PRODUCT);

/** Returns the clinic's own foods: they stay as they are, and no dish of the product takes their names. */
function ownOf(there: readonly FoodRecord[]) {
  const own = there.filter((food) => !isUntouched(food));
  return {
    byKey: new Map(own.map((food) => [food.key, food])),
    names: new Set(own.filter(({ retired }) => !retired).flatMap(({ nameKeys }) => nameKeys)),
  };
}

/** Returns the product's foods as they are to be stored; one with a taken name is left out. */
function shippedContents(foods: readonly CatalogueFood[], there: readonly FoodRecord[]): Shipped[] {
  const own = ownOf(there);
  const isFree = (name: string): boolean => !own.names.has(foodName(name));
  const byKey = new Map(foods.map((food) => [food.key, food]));
  const isThere = (key: string): boolean => {
    const food = own.byKey.get(key) ?? byKey.get(key);
    const isKept = own.byKey.has(key) || (food !== undefined && isFree(food.names.en));
    return isKept && (food?.recipe ?? []).every((part) => isThere(part.food));
  };
  return foods
    .filter(({ key }) => !own.byKey.has(key) && isThere(key))
    .map((food) => {
      const { en, hi, gu } = food.names;
      const names = { en, hi: isFree(hi) ? hi : '', gu: isFree(gu) ? gu : '' };
      const named = { ...food, names, aliases: food.aliases.filter(isFree) };
      const find = (key: string) => own.byKey.get(key) ?? byKey.get(key);
      const facts = food.kind === 'dish' ? recipeFacts(food.recipe, food.yieldGrams, find) : null;
      return { ...storedFood(named, facts), key: food.key, nameKeys: namesOf(named) };
    });
}

const waiting = (effects: readonly Effect[]): OutboxEntry[] =>
  effects.map((effect) => ({ id: new ObjectId(), at: effect.at, kind: 'effect', effect }));

const hasChanged = (before: FoodRecord, after: Shipped): boolean =>
  (Object.keys(after) as (keyof Shipped)[]).some((field) => !isDeepStrictEqual(before[field], after[field]));

/**
 * Inserts the product's foods into the clinic's catalogue by their keys. A stored one is renewed while no doctor has
 * changed it, and never loses an allergen or another content. A food of the clinic keeps its name.
 */
export async function insertShippedFoods(db: Db, foods: readonly CatalogueFood[], now: Date): Promise<void> {
  // Two passes are needed: a name that goes from one food to another is free once the first has lost it.
  for (const _pass of ['first', 'second']) await bring(db, foods, now);
}

async function bring(db: Db, foods: readonly CatalogueFood[], now: Date): Promise<void> {
  const collection = db.collection<FoodRecord & { outbox?: OutboxEntry[] }>('foods');
  const there = await collection.find({}, { projection: WITHOUT_ENVELOPE }).toArray();
  const byKey = new Map(there.map((food) => [food.key, food]));
  const all = shippedContents(foods, there);
  const renewed = all.flatMap((after) => {
    const before = byKey.get(after.key);
    if (!before || !hasChanged(before, after) || takenAway(before, after).length > 0) return [];
    const updatedAt = new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1));
    const outbox = waiting(effectsOfChange(updatedAt, { ...before, ...after }, before));
    const change = { ...after, shippedTags: tagsOf(after), updatedAt };
    const { _id, version } = before;
    return [
      {
        updateOne: {
          filter: { _id, version },
          update: { $set: change, $inc: { version: 1 }, $push: { outbox: { $each: outbox } } },
        },
      },
    ];
  });
  const room = Math.max(0, MAX_FOODS - there.length);
  const added = all
    .filter(({ key }) => !byKey.has(key))
    .slice(0, room)
    .map((content) => {
      const record = {
        ...content,
        _id: new ObjectId(),
        retired: false,
        shippedTags: tagsOf(content),
        because: '',
        lookedAt: null,
        version: 1,
        savedBy: BY_THE_PRODUCT,
        createdAt: now,
        updatedAt: now,
      };
      // A new clinic has no plan that could name these foods.
      return there.length === 0 ? record : { ...record, outbox: waiting(effectsOfChange(now, record)) };
    });
  try {
    if (renewed.length > 0) await collection.bulkWrite(renewed, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  try {
    if (added.length > 0) await collection.insertMany(added, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
