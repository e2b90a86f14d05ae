import { callTable } from '../../calls.ts';
import type { DietPlan, DietPlanInput, DietPlanVersion } from '../diet-plans/diet-plans.ts';
import type { HerbsPlan, SaveHerbsPlan, SaveVitaminPlan, VitaminPlan } from '../dosage-plans/dosage-plans.ts';
import type { History, Version } from '../history/history.ts';
import type { SaveSnacksPlan, SnacksPlan } from '../snacks-plans/snacks-plans.ts';

/** Diet plans by week and meal. */
export interface DietPlanCalls {
  create: { body: DietPlanInput; answer: { message: string; dietPlan: DietPlan } };
  edit: { body: DietPlanInput; answer: { message: string; dietPlan: DietPlan } };
  /** Doctors get their working state, other roles the published plan; null without one. */
  current: { answer: { dietPlan: DietPlan | null } };
  history: { answer: History<DietPlan> };
  /** The versions of `history` without their contents, newest first. */
  versions: { answer: { versions: DietPlanVersion[] } };
  /** One version with its contents; versions that are no more listed have one too. */
  version: { answer: { version: Version<DietPlan> } };
}

export const dietPlanCalls = callTable<DietPlanCalls>()({
  create: ['POST /dietPlan/create/:clientId', 'doctor'],
  edit: ['PUT /dietPlan/edit/:id', 'doctor'],
  current: ['GET /dietPlan/getClientsDietPlan/:clientId', 'doctor', 'assistant', 'client'],
  history: ['GET /dietPlan/history/:clientId', 'doctor'],
  versions: ['GET /dietPlan/versions/:clientId', 'doctor'],
  version: ['GET /dietPlan/version/:clientId/:version', 'doctor'],
});

/** Vitamins with their doses. */
export interface VitaminPlanCalls {
  save: { body: SaveVitaminPlan; answer: { message: string; vitaminPlan: VitaminPlan } };
  /** The current plan; null without one. */
  current: { answer: { vitaminPlan: VitaminPlan | null } };
  history: { answer: History<VitaminPlan> };
}

export const vitaminPlanCalls = callTable<VitaminPlanCalls>()({
  save: ['POST /vitaminPlan/save/:clientId', 'doctor'],
  current: ['GET /vitaminPlan/getClientsVitaminPlan/:clientId', 'doctor', 'assistant', 'client'],
  history: ['GET /vitaminPlan/history/:clientId', 'doctor'],
});

/** Herbs with their doses. */
export interface HerbsPlanCalls {
  save: { body: SaveHerbsPlan; answer: { message: string; herbsPlan: HerbsPlan } };
  /** The current plan; null without one. */
  current: { answer: { herbsPlan: HerbsPlan | null } };
  history: { answer: History<HerbsPlan> };
}

export const herbsPlanCalls = callTable<HerbsPlanCalls>()({
  save: ['POST /herbsPlan/save/:clientId', 'doctor'],
  current: ['GET /herbsPlan/getClientsHerbsPlan/:clientId', 'doctor', 'assistant', 'client'],
  history: ['GET /herbsPlan/history/:clientId', 'doctor'],
});

/** Snacks plans of clients. */
export interface SnacksPlanCalls {
  save: { body: SaveSnacksPlan; answer: { message: string; snacksPlan: SnacksPlan } };
  /** The current plan; null without one. */
  current: { answer: { snacksPlan: SnacksPlan | null } };
  history: { answer: History<SnacksPlan> };
}

export const snacksPlanCalls = callTable<SnacksPlanCalls>()({
  save: ['POST /snacksPlan/save/:clientId', 'doctor'],
  current: ['GET /snacksPlan/getClientsSnacksPlan/:clientId', 'doctor', 'assistant', 'client'],
  history: ['GET /snacksPlan/history/:clientId', 'doctor'],
});
