import { addDays } from '@clinic/contract/clinic-calendar';
import { NOTICE_DATE } from '@clinic/contract/privacy/privacy-notice';
import { maxWeeks } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import { demoForms } from './demo-care.ts';
import { demoClients } from './demo-clients.ts';
import { demoDietPlan, demoSnacks } from './demo-plans.ts';

const week = Array.from({ length: 7 }, (_, day) => addDays('2026-01-05', day));
const doctors = ['1', '2'].map((digit) => ({ id: digit.repeat(24), name: `Dr ${digit}` }));

/** The facts in a demo client's forms that the program must suit. */
function saidBy(index: number, client: { name: string; email?: string; phone: string }, today: string) {
  const { PersonalDetails, MedicalHistory, BodyStatus, DietaryRecall } = demoForms(index, client, today);
  return {
    age: Number(PersonalDetails.age),
    gender: PersonalDetails.gender ?? '',
    concern: PersonalDetails.concern ?? '',
    history: MedicalHistory.kco ?? '',
    bmi: Number(BodyStatus.bmi),
    allergy: DietaryRecall.foodAllergy ?? '',
  };
}
type Said = ReturnType<typeof saidBy>;

const overweight = ({ bmi }: Said) => bmi >= 23;
const complains = (of: RegExp) => (said: Said) => of.test(said.concern);
const hasHad = (of: RegExp) => (said: Said) => of.test(said.history);
/** Says who may be in a program; one that is not named here is for no client of the demo clinic. */
const SUITS: Record<string, (said: Said) => boolean> = {
  'Weight Loss': overweight,
  'Fat Loss': overweight,
  '5-in-1 Body Care': overweight,
  'Lifestyle Modification': complains(/tired/),
  Detox: complains(/acidity/i),
  'Soul Care': complains(/sleep/),
  Diabetic: complains(/sugar/i),
  Thyroid: hasHad(/thyroid/i),
  Menopause: ({ gender, age }) => gender === 'Female' && age >= 45 && age <= 58,
};

it('have agreed to the notice when it was there, and registered, on whatever day the clinic is opened', () => {
  for (const days of [1, 20, 200]) {
    const today = addDays(NOTICE_DATE, days);
    for (const { createdAt, consents = [] } of demoClients(today, doctors, '')) {
      const [{ at } = { at: new Date(0) }] = consents;
      expect(at.toISOString() > NOTICE_DATE).toBe(true);
      expect(at >= createdAt).toBe(true);
    }
  }
});

describe.each(week)('people of a demo clinic that is opened on %s', (today) => {
  const people = demoClients(today, doctors, '').map((client, index) => ({
    ...client,
    index,
    said: saidBy(index, client, today),
  }));
  const inCare = people.flatMap(({ program, ...person }) => (program ? [{ ...person, program }] : []));

  it('are in programs that suit them, now and before', () => {
    const odd = people.flatMap(({ name, said, program, endedPrograms = [] }) =>
      [program, ...endedPrograms]
        .filter((one) => one && !SUITS[one.name]?.(said))
        .map((one) => ({ name, program: one?.name, said })),
    );
    expect(odd).toEqual([]);
    expect(new Set(inCare.map(({ program }) => program.name)).size).toBeGreaterThanOrEqual(6);
  });

  it('have diet plans as long as their programs', () => {
    const lengths = inCare.map(({ index, program }) => [
      demoDietPlan(index, program).weeks.length,
      maxWeeks(program),
    ]);
    expect(lengths.filter(([weeks, whole]) => weeks !== whole)).toEqual([]);
  });

  it('are given nothing that they must not eat', () => {
    const given = inCare.flatMap(({ index, program, said }) => {
      const dishes = demoDietPlan(index, program).weeks.flatMap(({ mealPlan }) =>
        mealPlan.flatMap(({ itemGroups }) => itemGroups.flat()),
      );
      return [...dishes, ...demoSnacks(index, program.name)].map(({ name }) => ({ name, program, said }));
    });
    const sweet = /honey|dates|banana|raisins|sweet potato|fruit|granola|bar$/i;
    const odd = given.filter(
      ({ name, program, said }) =>
        /egg\b|fish/i.test(name) ||
        (said.allergy && name.includes(said.allergy)) ||
        (program.name === 'Diabetic' && sweet.test(name)),
    );
    expect(odd).toEqual([]);
  });
});
