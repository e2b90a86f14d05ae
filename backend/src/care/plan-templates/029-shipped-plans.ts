import { createHash } from 'node:crypto';
import { readTemplateBody, sizeOf } from '@clinic/contract/care/plan-templates/template-body';
import { ObjectId, type Db } from 'mongodb';
import { BY_THE_PRODUCT } from '../foods/food-changes.ts';
import type { PlanTemplateRecord } from './plan-template.schema.ts';
import { storedTexts } from './plan-template.view.ts';
import type { ShippedPlan } from './shipped/plan-text.ts';
import { SHIPPED_PLANS } from './shipped/shipped-plans.ts';

const markOf = (plans: readonly ShippedPlan[]): string =>
  createHash('sha256')
    .update(plans.map(({ key }) => key).join())
    .digest('hex')
    .slice(0, 12);

/** The upgrade step has a new name for each list of plans, so that a later release's new ones arrive. */
export const SHIPPED_PLANS_STEP = `029-shipped-plans:${markOf(SHIPPED_PLANS)}`;

/** Throws for a plan that the library could not store. */
function recordOf({ key, title, tags, weeks }: ShippedPlan, at: Date): PlanTemplateRecord {
  const reading = readTemplateBody('plan', { weeks }, true);
  if (!reading.ok) throw new Error(`The plan ${key}: ${reading.sentence}`);
  const { body } = reading;
  return {
    ...storedTexts({ title, tags }),
    _id: new ObjectId(),
    key,
    kind: 'plan',
    doctor: null,
    body,
    size: sizeOf(body),
    uses: 0,
    retired: false,
    version: 1,
    savedBy: BY_THE_PRODUCT,
    createdAt: at,
    updatedAt: at,
  };
}

/**
 * Inserts the product's plans into the library by their keys. One that is there stays as it is: with the clinic's
 * title, and retired where a doctor has retired it.
 */
export async function insertShippedPlans(db: Db, plans: readonly ShippedPlan[], now: Date): Promise<void> {
  const collection = db.collection<PlanTemplateRecord>('planTemplates');
  const updates = plans.map((plan) => ({
    updateOne: { filter: { key: plan.key }, update: { $setOnInsert: recordOf(plan, now) }, upsert: true },
  }));
  await collection.bulkWrite(updates);
}
