import { planOf, type ShippedPlan } from './plan-text.ts';
import { WEIGHT_LOSS_VEGETARIAN } from './weight-loss-vegetarian.ts';

/** Four weeks each, for the library; no doctor has signed them. */
export const SHIPPED_PLANS: readonly ShippedPlan[] = [WEIGHT_LOSS_VEGETARIAN].map(planOf);
