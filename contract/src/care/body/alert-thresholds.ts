/**
 * Values from which on the doctor sees an alert: starting values, which the doctor in charge signs; each alert can be
 * switched off by `on`. Alerts point to numbers and name neither cause nor treatment.
 */
export const THRESHOLDS = {
  /**
   * Slow loss by the weight line (`weight-line.ts`), while the goal is to lose: slower than `from` kilograms a week,
   * with a loss of `excluded` ruled out at 97.5 %. Like `up` and `jump` these are the clinic's own values;
   * docs/weight-line.md tells how often they are wrong on simulated progress.
   */
  flat: { on: true, from: -0.15, excluded: -0.35 },
  /** Kilograms gained a week while the goal is to lose, with zero ruled out at 95 %. */
  up: { on: true, from: 0.2 },
  /** Kilograms by which the median of the last days is above that of the days before, while the goal is to lose. */
  jump: { on: true, kg: 2, days: 3, values: 2, before: 11 },
  /**
   * Fast loss: from 1.5 kg a week gallstones become more frequent (Weinsier et al., Am J Med 1995; 98: 115–117), in per
   * cent for light people; with a loss of only `excluded` kilograms ruled out at 90 %.
   */
  fast: { on: true, percent: 1.5, kg: 1.5, excluded: 1 },
  /** Underweight by WHO (Technical Report Series 894, 2000). */
  lowBmi: { on: true, below: 18.5 },
  /** High on two days: grade 1 of the ISH guidelines (Hypertension 2020; 75: 1334–1357). */
  pressure: { on: true, systolic: 140, diastolic: 90, days: 2 },
  /** High at once, by the same guidelines: the client should be seen soon. */
  pressureAtOnce: { on: true, systolic: 180, diastolic: 110 },
  /** Low blood pressure by the NHLBI's definition. */
  pressureLow: { on: true, systolic: 90, diastolic: 60 },
  /** Low blood sugar in mg/dL; levels 1 and 2 of the ADA Standards of Care (section 6). */
  glucoseLow: { on: true, below: 70, urgent: 54 },
  /**
   * High fasting blood sugar in mg/dL, to be confirmed by the ADA Standards of Care (section 2); urgent by section 16.
   */
  glucoseFasting: { on: true, from: 126, urgent: 300 },
  glucoseAfterMeal: { on: true, from: 200, urgent: 300 },
  /** HbA1c in per cent, by the same section 2. */
  hba1c: { on: true, from: 6.5 },
  /** Days without a weight during a program; the clinic's own value. */
  noWeight: { on: true, days: 10 },
  /**
   * Per cent of answered meals and doses that were followed in a week, from four answered days on; the clinic's own
   * values.
   */
  lowAdherence: { on: true, percent: 50, days: 4 },
} as const;

type Open<Value> = Value extends boolean ? boolean : Value extends number ? number : Value;
export type Thresholds = {
  readonly [Rule in keyof typeof THRESHOLDS]: {
    readonly [Part in keyof (typeof THRESHOLDS)[Rule]]: Open<(typeof THRESHOLDS)[Rule][Part]>;
  };
};

/** A value counts as present for so many days. */
export const RECENT_DAYS = 90;
/** Below this age, and when the age is unknown, BMI class and pace are not judged. */
export const ADULT_AGE = 18;
