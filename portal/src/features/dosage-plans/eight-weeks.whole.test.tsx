import { clientCalls } from '@clinic/contract/clients/client-calls';
import { addDays, clinicInstant, formatNearDay, type Day } from '@clinic/contract/clinic-calendar';
import { readDosageEntry } from '@clinic/contract/care/dosage-plans/dosage-rules';
import {
  DOSAGE_PLAN_KINDS,
  type DosageEntry,
  type DosagePlanKind,
} from '@clinic/contract/care/dosage-plans/dosage-plans';
import {
  AS_NEEDED,
  EIGHT_WEEKS,
  eightWeeks,
  SIDE_EFFECT,
  STOPPED,
  standsOn,
  SUNDAYS,
  takenOn,
} from '@clinic/contract/care/dosage-plans/eight-weeks-examples';
import type { JournalDay } from '@clinic/contract/care/journal/journal';
import { journalCalls } from '@clinic/contract/care/journal/journal-calls';
import { entryKey, expectedDoses, withStopped } from '@clinic/contract/care/journal/journal-expected';
import { chartDoses } from '@clinic/contract/care/plan-chart/chart-doses';
import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import {
  dietPlanCalls,
  herbsPlanCalls,
  snacksPlanCalls,
  vitaminPlanCalls,
} from '@clinic/contract/care/plans/plan-calls';
import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { ChartDoses } from '@clinic/ui/plan-chart/ChartDoses.tsx';
import { answerApi, on } from '@clinic/ui/test/api.ts';
import { aHerbsPlan, aSelf, aVitaminPlan } from '@clinic/ui/test/records.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { account, renderAt } from '../../test/render.tsx';
import DosagePlanTable from './DosagePlanTable.tsx';
import { DoseList } from './DoseList.tsx';

const FIRST: Day = '2026-01-05';
const { id } = account;
const day = (number: number) => addDays(FIRST, number);
const NUMBERS = Array.from({ length: EIGHT_WEEKS }, (_, number) => number);
const PLANS = eightWeeks(FIRST);
const KINDS = { vitamin: PLANS.vitamins, herbs: PLANS.herbs };

/** The entries of a plan at noon of a day. */
const standing = (kind: DosagePlanKind, number: number): DosageEntry[] =>
  KINDS[kind]
    .filter(({ name }) => standsOn(name, number))
    .map((entry) => readDosageEntry({ ...entry, id: entry.name }));
const all = (number: number) => DOSAGE_PLAN_KINDS.flatMap((kind) => standing(kind, number));

/** A day as it was frozen when it began, by the plans of the day before; what left them since then is marked. */
function frozen(number: number): JournalDay {
  const stopped = standing('herbs', number - 1).filter(({ name }) => !standsOn(name, number));
  const doses = DOSAGE_PLAN_KINDS.flatMap((kind) =>
    expectedDoses(kind, standing(kind, number - 1), day(number)),
  );
  const gone = new Set(stopped.map((entry) => entryKey('herbs', entry.id)));
  return { day: day(number), meals: [], doses: withStopped(doses, gone), answers: {}, water: [] };
}

const travel = (number: number) => vi.setSystemTime(clinicInstant(day(number), '06:00', 'Asia/Kolkata'));

const program = { name: 'Detox', duration: 8, durationInDays: EIGHT_WEEKS, startDate: FIRST };
function openHome(number: number) {
  const client = aSelf({ id, name: 'Meera Joshi', status: 'active', program });
  answerApi([
    on(clientCalls.me, { client }),
    on(appointmentCalls.ofClient, { appointments: [] }, { clientId: id }),
    on(dietPlanCalls.current, { dietPlan: null }, { clientId: id }),
    on(
      vitaminPlanCalls.current,
      { vitaminPlan: aVitaminPlan(...standing('vitamin', number)) },
      { clientId: id },
    ),
    on(herbsPlanCalls.current, { herbsPlan: aHerbsPlan(...standing('herbs', number)) }, { clientId: id }),
    on(snacksPlanCalls.current, { snacksPlan: null }, { clientId: id }),
    on(intakeFormCalls.ofClient, { forms: [] }, { clientId: id }),
    on(journalCalls.own, () => ({ now: new Date().toISOString(), days: [frozen(number)] })),
  ]);
  return renderAt('/client/dashboard', { as: { area: 'client' } });
}

/** Names in drawn texts: "1 × Guggul, with warm water Stopped by your doctor". */
const names = (texts: readonly string[]) =>
  texts.map((text) => text.slice('1 × '.length).split(/, with| Stopped/)[0] ?? '').toSorted();
const STOPPED_WORDS = ' Stopped by your doctor';
test('the home draws the doses of every day for eight weeks, with those that were stopped today', async () => {
  for (const number of NUMBERS) {
    travel(number);
    const { unmount } = openHome(number);
    const none = takenOn(FIRST, number).length === 0;
    if (none) await screen.findByText(/asks for nothing on this day/);
    else await screen.findByRole('button', { name: /: Taken$/ });
    const drawn = screen.queryAllByText(/^1 × /).map((one) => one.parentElement?.textContent ?? '');
    const taken = drawn.filter((text) => !text.endsWith(STOPPED_WORDS));
    expect([number, names(taken)]).toEqual([number, takenOn(FIRST, number, { begun: true })]);
    const left = { [STOPPED]: ['Brahmi'], [SIDE_EFFECT]: ['Guggul'] }[number] ?? [];
    expect([number, names(drawn.filter((text) => text.endsWith(STOPPED_WORDS)))]).toEqual([number, left]);
    unmount();
    cleanup();
  }
});

/** The words of a dose's days at noon of a day, worked out by hand; '' where none are said. */
function wordsOn(name: string, number: number): string {
  const near = (other: number) => formatNearDay(day(other), day(number));
  const pause = number < 20 ? `Paused from ${near(20)} until ${near(27)}` : `Paused until ${near(27)}`;
  return (
    {
      [SUNDAYS]: 'Sundays',
      'Zinc 10 mg': 'Every 3 days',
      B12: 'On the 1st of each month',
      [AS_NEEDED]: 'As needed',
      Triphala: number > 27 ? '' : pause,
      Guggul: 'With warm water',
    }[name] ?? ''
  );
}
const DAILY = new Set(['Triphala', 'Brahmi', 'Guggul']);

test('the client’s list and the doctor’s table say the days of each dose on every day', () => {
  for (const number of NUMBERS) {
    travel(number);
    const entries = all(number);
    render(
      <>
        <DosagePlanTable entries={entries} label="Plan" />
        <DoseList entries={entries} />
      </>,
    );
    const expected = entries.map(({ name }) => [
      name,
      wordsOn(name, number),
      DAILY.has(name) ? '1 a day' : '1 each time',
    ]);
    const rows = screen.getAllByRole('rowheader').map((head) => head.textContent);
    expect([number, rows]).toEqual([number, expected.map(([name, words]) => `${name}${words}`)]);
    for (const [name = '', words = '', pieces = ''] of expected) {
      const own = within(screen.getByRole('region', { name }));
      expect([number, own.getByText(/a day$|each time$/).textContent]).toEqual([number, pieces]);
      const line = own.queryByText(/day|month|needed|with|Paused/i, {
        selector: 'p:not(.MuiTypography-body2)',
      });
      expect([number, name, line?.textContent ?? '']).toEqual([number, name, words]);
    }
    cleanup();
  }
});

test('the chart’s page of one day draws what is taken on it, and what is taken as needed', () => {
  for (const number of NUMBERS) {
    render(<ChartDoses doses={chartDoses(all(number), [day(number)], 'en')} language="en" />);
    const drawn = screen.getAllByRole('rowheader').map((head) => head.textContent?.trim());
    const expected = [...takenOn(FIRST, number, { begun: true }), AS_NEEDED].toSorted();
    expect([number, drawn.toSorted()]).toEqual([number, expected]);
    cleanup();
  }
});
