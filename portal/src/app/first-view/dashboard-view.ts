import { clinicDateTime, formatTime } from '@clinic/contract/clinic-calendar';
import { DOSAGE_SLOT_LABELS, DOSAGE_SLOTS } from '@clinic/contract/constants';
import { todaysMeals, type DaysMeal } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { doseText } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { nextMeal, nextSlot } from '@clinic/contract/care/journal/next-up';
import type { ClientSelf } from '@clinic/contract/people';
import { clinicZone, today } from '@clinic/ui/clinic-page';
import { clinicNow } from '@clinic/ui/session/clinic-clock.ts';
import { choicesText } from '@clinic/contract/care/diet-plans/diet-plan-words';
import { element, panel } from './elements.ts';

/** Draws the same as features/dashboard/NextUp.tsx. */
function nextUp(meals: readonly DaysMeal[], entries: readonly DosageEntry[], now: Date) {
  const { time } = clinicDateTime(now, clinicZone());
  const meal = nextMeal(meals, time);
  const takenIn = (slot: (typeof DOSAGE_SLOTS)[number]) =>
    entries.filter(({ dosage }) => dosage[slot].count > 0);
  const slot = nextSlot(
    DOSAGE_SLOTS.filter((one) => takenIn(one).length > 0),
    time,
  );
  if (!meal && !slot) return null;
  return panel(
    'Next',
    meal && element('p', { class: 'fv-next' }, `${meal.mealType}, ${formatTime(meal.mealTime)}`),
    meal && element('p', {}, choicesText(meal.choices)),
    slot &&
      element(
        'p',
        meal ? { class: 'fv-dose' } : {},
        element('strong', {}, `${DOSAGE_SLOT_LABELS[slot]}:`),
        ` ${takenIn(slot)
          .map((entry) => doseText(entry, entry.dosage[slot]))
          .join('; ')}`,
      ),
  );
}

/** The button of features/journal/TickTheDay.tsx, which waits for React. */
const tickTheDay = () =>
  panel(
    'Your day',
    element(
      'button',
      { type: 'button', class: 'fv-outlined', disabled: '' },
      'Tick off meals, doses and water',
    ),
  );

/** Draws the same as features/dashboard/TodaysMeals.tsx. */
const mealsOfToday = (meals: readonly DaysMeal[]) =>
  panel(
    "Today's meals",
    meals.length === 0 && element('p', { class: 'fv-quiet' }, 'No meals are planned for today.'),
    element(
      'ol',
      {},
      ...meals.map((meal) =>
        element(
          'li',
          {},
          element('span', { class: 'fv-quiet' }, formatTime(meal.mealTime)),
          element(
            'div',
            {},
            element('p', { class: 'fv-strong' }, meal.mealType),
            element('p', {}, choicesText(meal.choices)),
          ),
        ),
      ),
    ),
  );

export function dashboardView(
  me: ClientSelf,
  plan: DietPlan,
  entries: readonly DosageEntry[],
): HTMLElement[] {
  const now = clinicNow();
  const meals = todaysMeals(plan.weeks, me.program?.startDate, today(now));
  const next = nextUp(meals, entries, now);
  const column = element('div', { class: 'fv-column' }, next, tickTheDay(), mealsOfToday(meals));
  return [element('div', { class: 'fv-columns' }, column)];
}
