import type { DosageSlot, MealType } from '../../constants.ts';
import type { PlanLanguage } from './plan-languages.ts';

export interface PlanWords {
  plan: string;
  meals: Readonly<Record<MealType, string>>;
  slots: Readonly<Record<DosageSlot, string>>;
  meal: string;
  or: string;
  dose: string;
  days: string;
  afterMeal: string;
  beforeMeal: string;
  withMeal: string;
  bedtime: string;
  /** In front of what a dose is taken with. */
  with: string;
  everyDay: string;
  everySecondDay: string;
  asNeeded: string;
  every: (days: number) => string;
  eachMonth: (day: number) => string;
  from: (day: string) => string;
  until: (day: string) => string;
  paused: (from: string, to: string) => string;
  take: string;
  avoid: string;
  refused: string;
  allergies: string;
  diet: string;
  notRead: string;
  noneKnown: string;
  atDoctors: string;
  notes: string;
  nextVisit: string;
  doctor: string;
  years: (age: number) => string;
  /** "Day 3", or of several days "1–4". */
  day: (days: string) => string;
  week: (number: number) => string;
  page: (number: number, of: number) => string;
  draft: string;
}

const EN: PlanWords = {
  plan: 'Diet and medicine plan',
  meals: {
    'On Rising': 'On Rising',
    Breakfast: 'Breakfast',
    'Mid Morning': 'Mid Morning',
    Lunch: 'Lunch',
    'Evening Snacks': 'Evening Snacks',
    Dinner: 'Dinner',
  },
  slots: { onRising: 'On Rising', morning: 'Morning', lunch: 'Lunch', snacks: 'Snacks', dinner: 'Dinner' },
  meal: 'Meal',
  or: 'or',
  dose: 'Vitamins and herbs',
  days: 'Days',
  afterMeal: 'after meal',
  beforeMeal: 'before meal',
  withMeal: 'with meal',
  bedtime: 'at bedtime',
  with: 'with',
  everyDay: 'every day',
  everySecondDay: 'every other day',
  asNeeded: 'as needed',
  every: (days) => `every ${days} days`,
  eachMonth: (day) => `day ${day} of each month`,
  from: (day) => `from ${day}`,
  until: (day) => `until ${day}`,
  paused: (from, to) => `not from ${from} to ${to}`,
  take: 'Take',
  avoid: 'Avoid',
  refused: 'Do not take',
  allergies: 'Allergies',
  diet: 'Diet',
  notRead: 'As written, not yet checked',
  noneKnown: 'No allergy is written down.',
  atDoctors: 'Allergies: see your doctor’s copy',
  notes: 'Notes',
  nextVisit: 'Next visit',
  doctor: 'Doctor',
  years: (age) => `${age} years`,
  day: (days) => `Day ${days}`,
  week: (number) => `Week ${number}`,
  page: (number, of) => `Page ${number} of ${of}`,
  draft: 'DRAFT',
};

/** A draft: no translator has read it yet. */
const HI: PlanWords = {
  plan: 'आहार और दवा योजना',
  meals: {
    'On Rising': 'उठते ही',
    Breakfast: 'नाश्ता',
    'Mid Morning': 'दोपहर से पहले',
    Lunch: 'दोपहर का भोजन',
    'Evening Snacks': 'शाम का नाश्ता',
    Dinner: 'रात का भोजन',
  },
  slots: { onRising: 'उठते ही', morning: 'सुबह', lunch: 'दोपहर', snacks: 'शाम', dinner: 'रात' },
  meal: 'भोजन',
  or: 'या',
  dose: 'विटामिन और जड़ी-बूटियाँ',
  days: 'दिन',
  afterMeal: 'भोजन के बाद',
  beforeMeal: 'भोजन से पहले',
  withMeal: 'भोजन के साथ',
  bedtime: 'सोते समय',
  with: 'साथ में',
  everyDay: 'रोज़',
  everySecondDay: 'एक दिन छोड़कर',
  asNeeded: 'ज़रूरत होने पर',
  every: (days) => `हर ${days} दिन में`,
  eachMonth: (day) => `हर महीने ${day} तारीख़ को`,
  from: (day) => `${day} से`,
  until: (day) => `${day} तक`,
  paused: (from, to) => `${from} से ${to} तक नहीं`,
  take: 'लें (पथ्य)',
  avoid: 'न लें तो अच्छा (अपथ्य)',
  refused: 'बिल्कुल न लें',
  allergies: 'एलर्जी',
  diet: 'आहार',
  notRead: 'जैसा लिखा है, अभी जाँचा नहीं',
  noneKnown: 'कोई एलर्जी नहीं लिखी है।',
  atDoctors: 'एलर्जी: डॉक्टर की प्रति देखें',
  notes: 'सूचना',
  nextVisit: 'अगली मुलाक़ात',
  doctor: 'डॉक्टर',
  years: (age) => `${age} वर्ष`,
  day: (days) => `दिन ${days}`,
  week: (number) => `सप्ताह ${number}`,
  page: (number, of) => `पृष्ठ ${number} / ${of}`,
  draft: 'मसौदा',
};

/** A draft: no translator has read it yet. */
const GU: PlanWords = {
  plan: 'આહાર અને દવાનું આયોજન',
  meals: {
    'On Rising': 'ઊઠીને તરત',
    Breakfast: 'નાસ્તો',
    'Mid Morning': 'બપોર પહેલાં',
    Lunch: 'બપોરનું ભોજન',
    'Evening Snacks': 'સાંજનો નાસ્તો',
    Dinner: 'રાતનું ભોજન',
  },
  slots: { onRising: 'ઊઠીને તરત', morning: 'સવાર', lunch: 'બપોર', snacks: 'સાંજ', dinner: 'રાત' },
  meal: 'ભોજન',
  or: 'અથવા',
  dose: 'વિટામિન અને ઔષધિઓ',
  days: 'દિવસો',
  afterMeal: 'ભોજન પછી',
  beforeMeal: 'ભોજન પહેલાં',
  withMeal: 'ભોજન સાથે',
  bedtime: 'સૂતી વખતે',
  with: 'સાથે',
  everyDay: 'રોજ',
  everySecondDay: 'એક દિવસ છોડીને',
  asNeeded: 'જરૂર પડે ત્યારે',
  every: (days) => `દર ${days} દિવસે`,
  eachMonth: (day) => `દર મહિનાની ${day} તારીખે`,
  from: (day) => `${day} થી`,
  until: (day) => `${day} સુધી`,
  paused: (from, to) => `${from} થી ${to} સુધી નહીં`,
  take: 'લેવું (પથ્ય)',
  avoid: 'ટાળવું (અપથ્ય)',
  refused: 'બિલકુલ ન લેવું',
  allergies: 'એલર્જી',
  diet: 'આહાર',
  notRead: 'જેમ લખ્યું છે તેમ, હજી તપાસ્યું નથી',
  noneKnown: 'કોઈ એલર્જી લખેલી નથી.',
  atDoctors: 'એલર્જી: ડૉક્ટરની નકલ જુઓ',
  notes: 'નોંધ',
  nextVisit: 'આગલી મુલાકાત',
  doctor: 'ડૉક્ટર',
  years: (age) => `${age} વર્ષ`,
  day: (days) => `દિવસ ${days}`,
  week: (number) => `અઠવાડિયું ${number}`,
  page: (number, of) => `પાનું ${number} / ${of}`,
  draft: 'કાચો મુસદ્દો',
};

/** Fixed words of a plan that a client reads; a word that a language lacks does not compile. */
export const PLAN_WORDS: Readonly<Record<PlanLanguage, PlanWords>> = { en: EN, hi: HI, gu: GU };

/** A week's title in a language; one that a doctor wrote stays as it is typed. */
export const weekTitleIn = (
  { weekNumber, title }: { weekNumber: number; title: string },
  language: PlanLanguage,
): string => (title && title !== EN.week(weekNumber) ? title : PLAN_WORDS[language].week(weekNumber));
