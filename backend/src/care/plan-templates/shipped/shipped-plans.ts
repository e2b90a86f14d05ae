import { DIABETES } from './diabetes.ts';
import { HYPERTENSION } from './hypertension.ts';
import { planOf, type ShippedPlan } from './plan-text.ts';
import { WEIGHT_GAIN } from './weight-gain.ts';
import { WEIGHT_LOSS_EGG } from './weight-loss-egg.ts';
import { WEIGHT_LOSS_JAIN } from './weight-loss-jain.ts';
import { WEIGHT_LOSS_VEGETARIAN } from './weight-loss-vegetarian.ts';

/** Four weeks each, for the library; no doctor has signed them. */
export const SHIPPED_PLANS: readonly ShippedPlan[] = [
  WEIGHT_LOSS_VEGETARIAN,
  WEIGHT_LOSS_JAIN,
  WEIGHT_LOSS_EGG,
  WEIGHT_GAIN,
  DIABETES,
  HYPERTENSION,
].map(planOf);
