import type { FoodTrait } from '../foods/foods.ts';
import { wordList, type WordRow } from '../table-words.ts';

/**
 * Words of foods that matter to some illnesses and medicines (specification 8, tables, section 6). Those of `portioned`
 * traits count only for what the catalogue does not know: there the portion decides.
 */

interface TraitRow extends WordRow {
  code: FoodTrait;
}
const trait = (
  code: FoodTrait,
  label: string,
  words: readonly string[],
  except: readonly string[] = [],
): TraitRow => ({ code, label, words, except, source: 'the clinic’s own', on: true });

const UNSWEET = wordList(
  'karela, bitter gourd, dudhi, doodhi, lauki, bottle gourd, ash gourd, petha, aloe, aloe vera, wheatgrass, amla, aamla',
  'vegetable, lemon, lime, limbu, nimbu, tomato, giloy, neem, tulsi, spinach, palak, cucumber, celery, noni, green, jamun',
);

export const TRAITS: readonly TraitRow[] = [
  {
    ...trait(
      'sugary',
      'sugary',
      wordList(
        'sugar, jaggery, gur, gud, gol, honey, madh, juice, sharbat, sherbet, mithai, halwa, halva, sheera, sukhdi, ladoo',
        'laddu, ladu, jalebi, gulab jamun, rasgulla, barfi, peda, basundi, rabri, shrikhand, kheer, kulfi, ice cream',
        'chocolate, cake, soft drink, cola, syrup, jam, चीनी, गुड़, शहद, ખાંડ, ગોળ, મધ',
      ),
      wordList('sugar free, sugarfree, sugarless, blood sugar, gulab jamun free'),
    ),
    madeOf: [{ of: UNSWEET, made: ['juice'] }],
  },
  trait(
    'salty',
    'salty',
    wordList(
      'pickle, achar, aachar, athanu, papad, papadum, farsan, namkeen, packet soup, soup powder, instant soup, sev, gathiya',
      'ganthia, chevdo, chivda, bhujia, chips, wafers, salted, अचार, पापड़, नमकीन, અથાણું, પાપડ, ફરસાણ, સેવ, ગાંઠિયા',
    ),
    wordList('unsalted, salted free'),
  ),
  trait(
    'highOxalate',
    'high in oxalate',
    wordList(
      'spinach, palak, amaranth, chaulai, rajgira leaves, beet leaf, beet leaves, purslane, luni, cocoa, chocolate, almond',
      'badam, cashew, kaju, sesame, til, sweet potato, shakkariya, black tea, पालक, बादाम, काजू, तिल, પાલક, બદામ, કાજુ, તલ',
    ),
  ),
  trait(
    'alcohol',
    'alcohol',
    wordList(
      'alcohol, wine, beer, whisky, whiskey, rum, vodka, gin, brandy, daru, sharab, toddy, शराब, દારૂ, વાઇન',
    ),
    wordList('alcohol free, non alcoholic, wine vinegar, ginger beer'),
  ),
  trait('rawEgg', 'raw egg', wordList('raw egg, uncooked egg, kachu indu, kaccha anda')),
  trait('rawFish', 'raw fish or meat', wordList('raw fish, raw meat, sushi, sashimi, raw chicken')),
  trait(
    'rawSprouts',
    'raw sprouts',
    wordList('raw sprout, raw moong sprout, raw mung sprout, sprout salad, sprouts salad'),
  ),
  trait(
    'unripePapaya',
    'unripe papaya',
    wordList(
      'unripe papaya, raw papaya, green papaya, kachcha papaya, kacha papaya, kachu papaiyu, kacha papita, papaya sambharo',
    ),
    [],
  ),
  trait('grapefruit', 'grapefruit', wordList('grapefruit, grape fruit, chakotra, pomelo, चकोतरा, ચકોતરા')),
  trait('starFruit', 'star fruit', wordList('star fruit, starfruit, carambola, kamrakh, कमरख, કમરખ')),
  trait(
    'organMeat',
    'organ meat',
    wordList('organ meat, liver, kaleji, brain, bheja, gurda, offal, sweetbread'),
  ),
  trait('liver', 'liver', wordList('liver, kaleji, कलेजी'), wordList('cod liver oil, liver tonic')),
  trait('sardine', 'sardine', wordList('sardine, tarli, anchovy')),
  trait(
    'mercuryFish',
    'a fish with much mercury',
    wordList('shark, swordfish, sword fish, marlin, surmai, king mackerel'),
  ),
  trait(
    'unpasteurised',
    'unpasteurised milk or soft cheese',
    wordList('unpasteurised, unpasteurized, raw milk, kachu dudh, kaccha doodh, brie, camembert'),
  ),
  trait(
    'broadBean',
    'broad beans',
    wordList('broad bean, fava, fava bean, faba bean, bakla, बाकला'),
    wordList('sem, papdi, valor'),
  ),
  trait(
    'coconutWater',
    'coconut water',
    wordList(
      'coconut water, tender coconut, nariyal pani, nariyel pani, naliyer pani, नारियल पानी, નાળિયેર પાણી',
    ),
    ['tender coconut malai'],
  ),
  trait(
    'saltSubstitute',
    'salt substitute',
    wordList('salt substitute, lo salt, lona salt, low sodium salt'),
  ),
  trait(
    'fasting',
    'fasting',
    wordList(
      'fast, fasting, farali, faral, upvas, upwas, vrat, ekadashi, water fast, उपवास, व्रत, ઉપવાસ, ફરાળી, વ્રત, એકાદશી',
    ),
    wordList('fast food, breaking fast, break fast, fasting sugar, fasting glucose'),
  ),
];
