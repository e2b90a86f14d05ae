import type { OpenMeal } from '../diet-plan-editing/edited-plan.ts';

export const removeButtonId = (group: number, item: number): string => `remove-item-${group}-${item}`;

/**
 * Id of what takes the focus of a removed item: the button that removes the next one, else the one before, else the
 * builder's heading.
 */
export function focusAfterRemoval(
  before: Pick<OpenMeal, 'groups'>,
  after: Pick<OpenMeal, 'groups'>,
  group: number,
  item: number,
): string {
  const place = Math.min(group, after.groups.length - 1);
  const last = (after.groups[place]?.length ?? 0) - 1;
  if (last < 0) return 'builder';
  const isGroupGone = after.groups.length < before.groups.length;
  const wanted = !isGroupGone ? item : place === group ? 0 : last;
  return removeButtonId(place, Math.min(wanted, last));
}
