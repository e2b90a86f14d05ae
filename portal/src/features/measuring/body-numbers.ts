import {
  ACTIVITY_LEVELS,
  bmiClassOf,
  bmiOf,
  bmrOf,
  energyNeedOf,
  waistToHeightOf,
  type Activity,
  type Sex,
} from '@clinic/contract/care/body/body-derived';
import { counting } from '@clinic/contract/care/measurements/measurement-day';
import type { Measurement, MeasurementKind } from '@clinic/contract/care/measurements/measurements';
import { hasPace } from '@clinic/contract/care/clinical-alerts/weight-alerts';
import { oldDayWords } from '@clinic/contract/dashboards/doctor-words';
import { grouped } from '@clinic/contract/platform/counted';
import { today } from '@clinic/ui/clinic-page';

const ACTIVITIES = Object.keys(ACTIVITY_LEVELS) as Activity[];

interface Body {
  measurements: readonly Measurement[];
  age: number | null;
  /** Null when the formula does not cover the sex. */
  sex: Sex | null;
  /** Pregnant or breastfeeding. */
  expecting: boolean;
}

/**
 * Computes BMI and the like from the last measures; class and energy only for adults who are not pregnant or
 * breastfeeding. Undefined until a height is measured.
 */
export function bodyNumbers({ measurements, age, sex, expecting }: Body): [string, string][] | undefined {
  const last = (kind: MeasurementKind) => counting(measurements, kind).at(-1);
  const [weighed, girth, height] = [last('weight'), last('waist'), last('height')?.value];
  if (height === undefined) return undefined;
  const weight = weighed?.value;
  const since = (measure: typeof weighed) => (measure ? oldDayWords(measure.day, today()) : '');
  const bmi = weight === undefined ? undefined : bmiOf(weight, height);
  const facts: [string, string][] = [];
  const isJudged = hasPace({ age, expecting });
  if (bmi !== undefined)
    facts.push(['BMI', `${bmi}${since(weighed)}${isJudged ? `, ${bmiClassOf(bmi)}` : ''}`]);
  if (girth) facts.push(['Waist to height', `${waistToHeightOf(girth.value, height)}${since(girth)}`]);
  if (weight !== undefined && age !== null && isJudged && sex) {
    const bmr = bmrOf({ weight, height, age, sex });
    const needs = ACTIVITIES.map(
      (activity) => `${grouped(energyNeedOf(bmr, activity))} kcal, ${ACTIVITY_LEVELS[activity].words}`,
    );
    facts.push(
      ['At rest', `${grouped(bmr)} kcal a day${since(weighed)} (Mifflin–St Jeor)`],
      ['Energy of a day', needs.join('; ')],
    );
  }
  return facts;
}
