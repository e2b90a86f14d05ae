import {
  ACTIVITY_LEVELS,
  bmiClassOf,
  bmiOf,
  bmrOf,
  energyNeedOf,
  waistToHeightOf,
} from '@clinic/contract/care/body-derived';
import type { Activity } from '@clinic/contract/care/body-derived';
import { hasPace } from '@clinic/contract/care/weight-alerts';
import { grouped } from '@clinic/contract/platform/counted';
import { oldDayWords } from '@clinic/contract/dashboards/doctor-words';
import { counting } from '@clinic/contract/care/measurement-day';
import type { MeasurementKind } from '@clinic/contract/care/measurements';
import { today } from '@clinic/ui/clinic-page';
import Typography from '@mui/material/Typography';
import { Facts } from '../../components/Facts.tsx';
import type { Measured } from './useMeasured.ts';
import { ageIn } from './weight-line-of.ts';

const ACTIVITIES = Object.keys(ACTIVITY_LEVELS) as Activity[];

/** What follows from the last measures; class and energy are for adults who are not pregnant or breastfeeding. */
export function BodyFacts({ measured, expecting }: { measured: Measured; expecting: boolean }) {
  const { measurements, versions } = measured;
  const last = (kind: MeasurementKind) => counting(measurements, kind).at(-1);
  const [weighed, girth, height] = [last('weight'), last('waist'), last('height')?.value];
  const weight = weighed?.value;
  const since = (measure: typeof weighed) => (measure ? oldDayWords(measure.day, today()) : '');
  if (height === undefined)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        The height is not measured yet: BMI and energy need it. A checkup asks for it.
      </Typography>
    );
  const details = versions.find(({ body }) => body.formType === 'PersonalDetails')?.body;
  const age = ageIn(measured, today());
  const { gender = '' } = (details?.fields ?? {}) as { gender?: string };
  const bmi = weight === undefined ? undefined : bmiOf(weight, height);
  const facts: [string, string][] = [];
  const isJudged = hasPace({ age, expecting });
  if (bmi !== undefined)
    facts.push(['BMI', `${bmi}${since(weighed)}${isJudged ? `, ${bmiClassOf(bmi)}` : ''}`]);
  if (girth) facts.push(['Waist to height', `${waistToHeightOf(girth.value, height)}${since(girth)}`]);
  if (weight !== undefined && age !== null && isJudged && (gender === 'Male' || gender === 'Female')) {
    const bmr = bmrOf({ weight, height, age, sex: gender });
    const needs = ACTIVITIES.map(
      (activity) => `${grouped(energyNeedOf(bmr, activity))} kcal, ${ACTIVITY_LEVELS[activity].words}`,
    );
    facts.push(
      ['At rest', `${grouped(bmr)} kcal a day${since(weighed)} (Mifflin–St Jeor)`],
      ['Energy of a day', needs.join('; ')],
    );
  }
  return <Facts facts={facts} />;
}
