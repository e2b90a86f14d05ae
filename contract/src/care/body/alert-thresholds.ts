/**
 * The doctor is shown something of a client's progress from these values on. They are starting values, which
 * the doctor in charge signs; each is switched off by its `on`. They draw attention to numbers and say
 * nothing of why they are so, or what to do.
 */
export const THRESHOLDS = {
  /**
   * The weight line (`weight-line.ts`), in kilograms a week while losing is the goal: it falls by less than
   * `from`, and to fall by `excluded` is ruled out by 97.5 %. These are the clinic's own values, as those of
   * `up` and `jump`; how often they are wrong on made-up progress stands in docs/weight-line.md.
   */
  flat: { on: true, from: -0.15, excluded: -0.35 },
  /** Kilograms a week while losing is the goal, with zero ruled out by 95 %. */
  up: { on: true, from: 0.2 },
  /** Kilograms by which the median of the last days is above that of the days before them, while losing is the goal. */
  jump: { on: true, kg: 2, days: 3, values: 2, before: 11 },
  /**
   * Lost in a week: from 1.5 kg on gallstones become more frequent (Weinsier et al., Am J Med 1995; 98: 115–117), told in
   * per cent for light people; with a loss of `excluded` kilograms or less ruled out by 90 %.
   */
  fast: { on: true, percent: 1.5, kg: 1.5, excluded: 1 },
  /** Underweight by WHO (Technical Report Series 894, 2000). */
  lowBmi: { on: true, below: 18.5 },
  /** On two days: grade 1 of the ISH guidelines (Hypertension 2020; 75: 1334–1357). */
  pressure: { on: true, systolic: 140, diastolic: 90, days: 2 },
  /** At once: to be seen soon, by the same guidelines. */
  pressureAtOnce: { on: true, systolic: 180, diastolic: 110 },
  /** Low blood pressure by the NHLBI's definition. */
  pressureLow: { on: true, systolic: 90, diastolic: 60 },
  /** mg/dL; levels 1 and 2 of the ADA Standards of Care (section 6). */
  glucoseLow: { on: true, below: 70, urgent: 54 },
  /** mg/dL; to be confirmed by the ADA Standards of Care (section 2). Urgent by section 16. */
  glucoseFasting: { on: true, from: 126, urgent: 300 },
  glucoseAfterMeal: { on: true, from: 200, urgent: 300 },
  /** %; the same section 2. */
  hba1c: { on: true, from: 6.5 },
  /** Days without a weight in a running program; the clinic's own value. */
  noWeight: { on: true, days: 10 },
  /** Per cent of the answered meals and doses of a week, from four answered days on; the clinic's own values. */
  lowAdherence: { on: true, percent: 50, days: 4 },
} as const;

type Open<Value> = Value extends boolean ? boolean : Value extends number ? number : Value;
export type Thresholds = {
  readonly [Rule in keyof typeof THRESHOLDS]: {
    readonly [Part in keyof (typeof THRESHOLDS)[Rule]]: Open<(typeof THRESHOLDS)[Rule][Part]>;
  };
};

/** Days for which a value counts as present. */
export const RECENT_DAYS = 90;
/** Under this age, and of an unknown one, nothing is said of class, pace and speed. */
export const ADULT_AGE = 18;
