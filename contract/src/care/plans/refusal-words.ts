import type { CONTENT_LABELS, DIET_LABELS } from '../vocabulary/codes.ts';
import type { PlanLanguage } from './plan-languages.ts';

/** Labels of allergies and diets, and of the conditions that a form's allergies may name. */
export type RefusalLabel =
  | (typeof CONTENT_LABELS)[number]['label']
  | (typeof DIET_LABELS)[number]['label']
  | 'Lactose intolerance'
  | 'Coeliac disease';

/** Drafts: no translator has read them yet. A label that a language lacks does not compile. */
export const REFUSAL_WORDS: Readonly<
  Record<Exclude<PlanLanguage, 'en'>, Readonly<Record<RefusalLabel, string>>>
> = {
  hi: {
    Peanut: 'मूँगफली',
    Milk: 'दूध',
    Egg: 'अंडा',
    Fish: 'मछली',
    Shellfish: 'झींगा और सीपी',
    'Tree nuts': 'मेवे',
    Gluten: 'ग्लूटेन',
    Soy: 'सोया',
    Sesame: 'तिल',
    Mustard: 'सरसों',
    Sulphite: 'सल्फ़ाइट',
    'Lactose intolerance': 'लैक्टोज़ नहीं पचता',
    'Coeliac disease': 'सीलिएक रोग',
    Vegan: 'वीगन',
    Vegetarian: 'शाकाहारी',
    'Eggs, no meat': 'अंडा हाँ, मांस नहीं',
    'Eats everything': 'सब खाते हैं',
    Jain: 'जैन',
    Swaminarayan: 'स्वामीनारायण',
    'Days of fasting': 'उपवास के दिन',
    'No onion': 'प्याज़ नहीं',
    'No garlic': 'लहसुन नहीं',
    'No root vegetables': 'कंदमूल नहीं',
    'No potato': 'आलू नहीं',
    'No ginger': 'अदरक नहीं',
    'No brinjal': 'बैंगन नहीं',
    'No mushroom': 'मशरूम नहीं',
    'No egg': 'अंडा नहीं',
    'No meat': 'मांस नहीं',
    'No chicken': 'चिकन नहीं',
    'No fish': 'मछली नहीं',
    'No beef': 'गोमांस नहीं',
    'No pork': 'सूअर का मांस नहीं',
    'No milk': 'दूध नहीं',
    'No honey': 'शहद नहीं',
  },
  gu: {
    Peanut: 'મગફળી',
    Milk: 'દૂધ',
    Egg: 'ઈંડું',
    Fish: 'માછલી',
    Shellfish: 'ઝીંગા અને છીપ',
    'Tree nuts': 'સૂકો મેવો',
    Gluten: 'ગ્લુટેન',
    Soy: 'સોયા',
    Sesame: 'તલ',
    Mustard: 'રાઈ',
    Sulphite: 'સલ્ફાઇટ',
    'Lactose intolerance': 'લેક્ટોઝ પચતું નથી',
    'Coeliac disease': 'સિલિએક રોગ',
    Vegan: 'વીગન',
    Vegetarian: 'શાકાહારી',
    'Eggs, no meat': 'ઈંડાં હા, માંસ નહીં',
    'Eats everything': 'બધું ખાય છે',
    Jain: 'જૈન',
    Swaminarayan: 'સ્વામિનારાયણ',
    'Days of fasting': 'ઉપવાસના દિવસો',
    'No onion': 'ડુંગળી નહીં',
    'No garlic': 'લસણ નહીં',
    'No root vegetables': 'કંદમૂળ નહીં',
    'No potato': 'બટાકા નહીં',
    'No ginger': 'આદું નહીં',
    'No brinjal': 'રીંગણ નહીં',
    'No mushroom': 'મશરૂમ નહીં',
    'No egg': 'ઈંડાં નહીં',
    'No meat': 'માંસ નહીં',
    'No chicken': 'ચિકન નહીં',
    'No fish': 'માછલી નહીં',
    'No beef': 'ગૌમાંસ નહીં',
    'No pork': 'ડુક્કરનું માંસ નહીં',
    'No milk': 'દૂધ નહીં',
    'No honey': 'મધ નહીં',
  },
};

/** A label in a language; one that a doctor wrote stays as it is typed. */
export function refusalIn(label: string, language: PlanLanguage): string {
  if (language === 'en') return label;
  const words: Readonly<Record<string, string>> = REFUSAL_WORDS[language];
  return words[label] ?? label;
}
