import { counted, grouped } from '../../platform/counted.ts';
import type { BoughtAmount } from '../foods/bought-amount.ts';
import type { FoodGroup } from '../foods/food-groups.ts';
import type { PlanLanguage } from './plan-languages.ts';
import { unitIn } from './unit-words.ts';

export interface ShoppingWords {
  title: string;
  groups: Readonly<Record<FoodGroup, string>>;
  /** Heads the foods whose weight is not known. */
  also: string;
  /** Said once, where meals have alternatives. */
  firstAlternative: string;
  days: (count: number) => string;
}

const EN: ShoppingWords = {
  title: 'Shopping list',
  groups: {
    vegetables: 'Vegetables',
    fruit: 'Fruit',
    milkAndEggs: 'Milk and eggs',
    grains: 'Grains and flours',
    pulses: 'Pulses and peanuts',
    nutsAndSeeds: 'Nuts and seeds',
    fatsAndSweets: 'Oils, sugar and sweets',
    spices: 'Salt and spices',
    fishAndMeat: 'Fish and meat',
    packed: 'Bread and packed foods',
    drinks: 'Drinks',
    other: 'Other foods',
  },
  also: 'Also',
  firstAlternative: 'Where a meal has alternatives, the list is for the first one.',
  days: (count) => counted(count, 'day'),
};

/** A draft: no translator has read it yet. */
const HI: ShoppingWords = {
  title: 'ख़रीदारी की सूची',
  groups: {
    vegetables: 'सब्ज़ियाँ',
    fruit: 'फल',
    milkAndEggs: 'दूध और अंडे',
    grains: 'अनाज और आटा',
    pulses: 'दालें',
    nutsAndSeeds: 'मेवे और बीज',
    fatsAndSweets: 'तेल, चीनी और मिठाई',
    spices: 'नमक और मसाले',
    fishAndMeat: 'मछली और मांस',
    packed: 'ब्रेड और पैकेट की चीज़ें',
    drinks: 'पेय',
    other: 'अन्य चीज़ें',
  },
  also: 'इसके अलावा',
  firstAlternative: 'जहाँ भोजन में विकल्प हैं, वहाँ सूची पहले विकल्प की है।',
  days: (count) => `${count} दिन`,
};

/** A draft: no translator has read it yet. */
const GU: ShoppingWords = {
  title: 'ખરીદીની યાદી',
  groups: {
    vegetables: 'શાકભાજી',
    fruit: 'ફળ',
    milkAndEggs: 'દૂધ અને ઈંડાં',
    grains: 'અનાજ અને લોટ',
    pulses: 'કઠોળ અને દાળ',
    nutsAndSeeds: 'સૂકો મેવો અને બીજ',
    fatsAndSweets: 'તેલ, ખાંડ અને મીઠાઈ',
    spices: 'મીઠું અને મસાલા',
    fishAndMeat: 'માછલી અને માંસ',
    packed: 'બ્રેડ અને પેકેટની વસ્તુઓ',
    drinks: 'પીણાં',
    other: 'બીજી વસ્તુઓ',
  },
  also: 'આ ઉપરાંત',
  firstAlternative: 'જ્યાં ભોજનમાં વિકલ્પ છે, ત્યાં યાદી પહેલા વિકલ્પની છે.',
  days: (count) => `${count} દિવસ`,
};

/** Fixed words of a shopping list; a word that a language lacks does not compile. */
export const SHOPPING_WORDS: Readonly<Record<PlanLanguage, ShoppingWords>> = { en: EN, hi: HI, gu: GU };

/** Weights and volumes of a thousand are said in these. */
const THOUSANDS = { g: 'kg', ml: 'l' } as const;

/** "6 pieces", "350 g", "1.2 kg": an amount to buy. */
export function boughtIn({ amount, unit }: BoughtAmount, language: PlanLanguage): string {
  if (unit === 'g' || unit === 'ml') {
    const said = amount < 1000 ? { number: amount, unit } : { number: amount / 1000, unit: THOUSANDS[unit] };
    return `${said.number} ${unitIn(said.unit, language)}`;
  }
  return language === 'en' ? counted(amount, unit) : `${grouped(amount)} ${unitIn(unit, language)}`;
}
