import type { PlanTemplateRow } from '@clinic/contract/care/plan-templates/plan-templates';

/** A week of the library that the signed-in doctor may change. */
export const aTemplate = (over: Partial<PlanTemplateRow> = {}): PlanTemplateRow => ({
  id: 'e'.repeat(24),
  kind: 'week',
  title: 'Light week',
  tags: ['light'],
  owner: 'clinic',
  doctor: null,
  shipped: false,
  mayChange: true,
  size: { weeks: 1, days: 7, meals: 1, doses: 0 },
  uses: 3,
  retired: false,
  version: 2,
  updatedAt: '2026-01-06T10:00:00.000Z',
  ...over,
});
