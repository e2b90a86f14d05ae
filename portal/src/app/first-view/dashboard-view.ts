import { clinicDateTime, formatTime } from '@clinic/contract/clinic-calendar';
import { choicesText } from '@clinic/contract/care/diet-plans/diet-plan-words';
import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import type { DosageEntry, DosagePlanKind } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { doseText } from '@clinic/contract/care/dosage-plans/dose-in-words';
import { timelineAt, timelineRows, type TimelineRow } from '@clinic/contract/care/journal/day-timeline';
import { listed } from '@clinic/contract/platform/listed';
import type { ClientSelf } from '@clinic/contract/people';
import { clinicZone } from '@clinic/ui/clinic-page';
import { clinicNow } from '@clinic/ui/session/clinic-clock.ts';
import { shortName, slotNames } from '../../features/dashboard/day-names.ts';
import { homeDay } from '../../features/dashboard/home-day.ts';
import { element } from './elements.ts';

const button = (label: string, look: string): HTMLElement =>
  element('button', { type: 'button', class: look, disabled: '' }, label);

/** Draws the same as features/dashboard/DayRow.tsx before its answers are known. */
function rowView(row: TimelineRow, mark?: string): HTMLElement {
  const doses = (before: boolean) =>
    row.doses
      .filter(({ timing }) => (timing === 'B') === before)
      .map((dose) => element('p', { class: 'fv-dose' }, doseText(dose, dose)));
  const said = () => mark && element('span', { class: 'fv-mark' }, `${mark}: `);
  const meals = row.meals.map(({ mealType, mealTime, choices }, place) =>
    element(
      'div',
      {},
      element(
        'p',
        { class: 'fv-strong' },
        place === 0 && said(),
        mealType,
        mealTime && ', ',
        mealTime && element('span', { class: 'fv-quiet' }, formatTime(mealTime)),
      ),
      ...(place === 0 ? doses(true) : []),
      element('p', { class: 'fv-eaten' }, choicesText(choices)),
    ),
  );
  const taken = () => [element('p', { class: 'fv-strong' }, said(), slotNames(row)), ...doses(true)];
  return element(
    'li',
    mark ? { class: 'fv-now' } : {},
    element(
      'div',
      { class: 'fv-ticks' },
      element('span', { class: 'fv-more' }),
      element('span', { class: 'fv-tick', 'aria-hidden': 'true' }),
    ),
    element('div', { class: 'fv-hour' }, ...(row.meals.length > 0 ? meals : taken()), ...doses(false)),
  );
}

/** Draws the same as features/dashboard/YourDay.tsx while its ticks are loaded. */
export function dashboardView(
  me: ClientSelf,
  plan: DietPlan,
  entries: Record<DosagePlanKind, readonly DosageEntry[] | null>,
): HTMLElement[] {
  const { date, time } = clinicDateTime(clinicNow(), clinicZone());
  const { planned, note } = homeDay({ program: me.program, isKnown: true }, { diet: plan, ...entries }, date);
  const { meals = [], doses = [] } = planned;
  const { over, now, later } = timelineAt(timelineRows({ meals, doses }), time);
  const rows = [
    over.length > 0 &&
      element('li', {}, button(`Earlier: ${listed(over.map(shortName))}`, 'fv-plain fv-earlier')),
    now && rowView(now, now.time <= time ? 'Now' : 'Next'),
    ...later.map((row) => rowView(row)),
  ];
  const day = element(
    'section',
    { class: 'fv-panel', 'aria-label': 'Your day' },
    element(
      'div',
      { class: 'fv-day' },
      element('h2', {}, 'Your day'),
      button('Fill in yesterday', 'fv-plain'),
    ),
    note && element('p', { class: 'fv-quiet fv-note' }, note),
    (over.length > 0 || now) && element('ol', { 'aria-label': 'Hours of the day' }, ...rows),
    element(
      'div',
      { class: 'fv-water' },
      element('p', {}, element('strong', {}, 'Water'), ' '),
      button('Add a glass', 'fv-outlined'),
    ),
  );
  return [element('div', { class: 'fv-columns' }, element('div', { class: 'fv-column' }, day))];
}
