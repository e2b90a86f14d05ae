/**
 * From where on something of a client's course is shown to the doctor. Starting values of the specification (7, section
 * 2), which the doctor in charge signs; each is switched off by its `on`. They draw attention to numbers and say nothing
 * of why they are so, or what to do.
 */
export const THRESHOLDS = {
  /** Weight stands still: less than the day-to-day variation of weight (Orsama et al., Obes Facts 2014; 7: 36–47). */
  plateau: { on: true, percent: 0.5, days: 21, values: 3 },
  /**
   * Lost in a week: from 1.5 kg on gallstones become more frequent (Weinsier et al., Am J Med 1995; 98: 115–117), told in
   * per cent for light people. Of the medians of the first and the last days, so that one slip says nothing.
   */
  fast: { on: true, percent: 1.5, kg: 1.5, values: 2, ends: 7, atLeast: 14, atMost: 28 },
  /** Gained in two weeks while losing is the goal; the clinic's own value. */
  gain: { on: true, kg: 1.5, days: 14 },
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

/** A value speaks of now for so many days. */
export const RECENT_DAYS = 90;
/** Under this age, and of an unknown one, nothing is said of class, pace and speed. */
export const ADULT_AGE = 18;
