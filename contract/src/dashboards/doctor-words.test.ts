import { describe, expect, it } from 'vitest';
import {
  agoWords,
  missingFormsWords,
  programDayWords,
  programEndWords,
  sinceStartWords,
  timelineWords,
  weightChangeWords,
  weightWords,
  withoutPlanWords,
} from './doctor-words.ts';
import { FORM_TYPES } from '../care/intake-forms/intake-form-fields.ts';

const program = { startDate: '2026-01-05', durationInDays: 56 };

describe('words of a doctor’s day', () => {
  it.each([
    ['2026-01-04', 'starts on 05 Jan 2026'],
    ['2026-01-05', 'day 1 of 56'],
    ['2026-01-30', 'day 26 of 56'],
    ['2026-03-01', 'day 56 of 56'],
    ['2026-03-02', '56 days are over'],
  ])('on %s a program is at its %s', (today, words) => {
    expect(programDayWords(program, today)).toBe(words);
    expect(withoutPlanWords(program, today).toLowerCase()).toBe(
      `${words.toLowerCase()}, and no plan is published`,
    );
  });

  it.each([
    ['2026-02-22', 'Program ends in 7 days'],
    ['2026-02-28', 'Program ends tomorrow'],
    ['2026-03-01', 'Program ends today'],
    ['2026-03-02', 'Program was to end 1 day ago'],
    ['2026-03-11', 'Program was to end 10 days ago'],
  ])('on %s: %s', (today, words) => {
    expect(programEndWords('2026-03-01', today)).toBe(words);
  });

  it.each([
    ['2026-01-05', 'today'],
    ['2026-01-04', 'yesterday'],
    ['2025-12-24', '12 days ago'],
  ])('%s was %s', (day, words) => {
    expect(agoWords(day, '2026-01-05')).toBe(words);
  });

  it.each([
    [-3.14, '3.1 kg less than at the start (−3.8\u{A0}%)'],
    [2, '2 kg more than at the start (+2.6\u{A0}%)'],
    [0.04, 'as at the start'],
    [null, ''],
  ])('a change of %s is told as "%s"', (change, words) => {
    const weight = { now: 80, day: '2026-01-05', change };
    expect(weightChangeWords({ ...weight, isSince: true }, '2026-01-05')).toBe(words);
    expect(weightChangeWords({ ...weight, isSince: false }, '2026-01-05')).toBe(
      'not weighed since the start',
    );
  });

  it.each([
    [-3.2, undefined, '−3.2, less than at the start'],
    [-3.2, 82.1, '−3.2, less than at the start (−3.9\u{A0}%)'],
    [2, 80, '+2, more than at the start (+2.5\u{A0}%)'],
    [0.001, 80, 'as at the start'],
  ])('a change of %s from a weight of %s is told as "%s"', (change, weight, words) => {
    expect(sinceStartWords(change, weight)).toBe(words);
  });

  it.each([
    ['2026-01-05', '80 kg, 2 kg less than at the start (−2.4\u{A0}%)'],
    ['2025-12-22', '80 kg, 2 kg less than at the start (−2.4\u{A0}%)'],
    ['2025-12-21', '80 kg on 21 Dec 2025, 2 kg less than at the start (−2.4\u{A0}%)'],
  ])('a weight of %s is told as "%s"', (day, words) => {
    const weight = { now: 80, day, change: -2, isSince: true, line: null };
    expect(weightWords({ weight, program: null }, '2026-01-05')).toBe(words);
  });

  it.each([
    ['2026-01-04', '80 kg, not weighed since the start'],
    ['2026-01-05', '80 kg, not weighed since the start'],
    ['2026-01-07', '80 kg, weighed for the start, not since'],
  ])('a weight of %s is told beside a start on 5 Jan, with nothing later, as "%s"', (day, words) => {
    const weight = { now: 80, day, change: null, isSince: false, line: null };
    const running = { ...program, name: 'Detox', duration: 8 };
    expect(weightWords({ weight, program: running }, '2026-01-12')).toBe(words);
  });

  it.each([
    [[], ''],
    [['DietaryRecall'], '1 form missing: Dietary Recall'],
    [['MedicalHistory', 'DietaryRecall'], '2 forms missing: Medical History, Dietary Recall'],
    [[...FORM_TYPES], 'No form is filled in yet'],
  ] as const)('of the forms %j it says "%s"', (missingForms, words) => {
    expect(missingFormsWords({ missingForms: [...missingForms] })).toBe(words);
  });

  it.each([
    [
      { kind: 'visit', id: 'a', appointmentType: 'Cash', status: 'confirmed', outcome: 'no_show' },
      'Visit, In-Person: did not come',
    ],
    [
      { kind: 'visit', id: 'a', appointmentType: 'Online', status: 'requested', outcome: null },
      'Visit, Online: requested',
    ],
    [{ kind: 'program', name: 'Detox', deed: 'ended' }, 'Program Detox ended'],
    [{ kind: 'plan', plan: 'diet', by: 'Dr Mehta' }, 'Diet plan published by Dr Mehta'],
    [{ kind: 'checkup', by: 'Dr Mehta' }, 'Checkup by Dr Mehta'],
    [
      { kind: 'form', formType: 'BodyStatus', by: 'Asha', byClient: true },
      'Current Body Status saved by Asha (client)',
    ],
    [
      { kind: 'letter', about: 'Confirmed: Tue 24 Nov, 3:30 PM', state: 'failed' },
      'Letter “Confirmed: Tue 24 Nov, 3:30 PM”: failed',
    ],
  ] as const)('tells of %j: %s', (entry, words) => {
    expect(timelineWords({ at: '2026-01-05T06:00:00.000Z', ...entry })).toBe(words);
  });
});
