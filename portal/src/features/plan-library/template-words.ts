import type { PlanTemplateRow, TemplateKind } from '@clinic/contract/care/plan-templates/plan-templates';
import { cleanLine } from '@clinic/contract/clients/client-input';
import { counted } from '@clinic/contract/platform/counted';

export const KIND_WORDS: Record<TemplateKind, string> = {
  plan: 'Plan',
  week: 'Week',
  meal: 'Meal',
  doses: 'Doses',
};

/** "4 weeks, 24 meals", "5 doses": a template's contents in numbers. */
export function sizeText({ kind, size }: Pick<PlanTemplateRow, 'kind' | 'size'>): string {
  if (kind === 'doses') return counted(size.doses, 'dose');
  if (kind === 'meal') return counted(size.days, 'day');
  const meals = counted(size.meals, 'meal');
  return kind === 'week'
    ? `${counted(size.days, 'day')}, ${meals}`
    : `${counted(size.weeks, 'week')}, ${meals}`;
}

/** Whose a template is, and that no doctor has signed one of the product. */
export function ownerText({ doctor, shipped }: Pick<PlanTemplateRow, 'doctor' | 'shipped'>): string {
  if (shipped) return 'From the product, not signed';
  return doctor ? doctor.name : 'The clinic’s';
}

/** Reads tags that are typed with commas between them. */
export const typedTags = (typed: string): string[] => typed.split(',').map(cleanLine).filter(Boolean);
