import { wordList, type WordRow } from './table-words.ts';

/**
 * What foods contain and how people eat, as it is written in English, in Latin letters, in Hindi and in Gujarati. Starting
 * values of the specification (8, tables, sections 1 and 2), which the doctor in charge signs.
 */

const LABELLING = 'FSSAI Labelling and Display Regulations 2020';
const EUROPEAN = 'EU 1169/2011';
const CLINIC = 'the clinic’s own';

/** Flours without gluten: what is made of them is named like what is made of wheat. */
const GRAINS = wordList(
  'buckwheat, kuttu, jowar, jwar, juvar, bajra, bajri, ragi, nachni, rajgira, rajgaro, amaranth, singhara, singoda',
  'rice, chawal, makai, makki, makke, maize, corn, besan, sama, moraiyo, juwar, jwari, sorghum, bajara, pearl millet',
  'akki, rajgara, shingoda, singhare, farali, ज्वार, जुवार, बाजरा, बाजरे, मक्का, मक्के, मक्की, रागी, कुट्टू, राजगिरा, सिंघाड़े',
  'જુવાર, બાજરી, બાજરા, મકાઈ, રાગી, રાજગરા, શિંગોડા, ફરાળી',
);
const MADE_OF_FLOUR = wordList(
  'atta, ka atta, ke atta, roti, rotli, rotlo, rotla, bhakri, bhakhri, chapati, malt, thepla, puri, poori, paratha',
  'ki puri, sevai, dalia, daliya, rava, suji, रोटी, की रोटी, आटा, का आटा, रोटला, રોટલી, રોટલો, ભાખરી, થેપલા, પૂરી',
);
/** Refined it rarely bears an allergy; the rails note it. */
export const GROUNDNUT_OIL = wordList(
  'groundnut oil, ground nut oil, peanut oil, sing oil, singtel, groundnut tel, mungfali tel',
);
/** What an allergy is of, and what is declared on packs. */
export const CONTENTS = [
  {
    code: 'peanut',
    label: 'Peanut',
    words: wordList(
      'peanut, pea nut, groundnut, ground nut, mungfali, moongphali, magfali, mumfali, moongfali, palli',
      'singdana, sing dana, shengdana, sing bhujia, khari sing, masala sing, sing chana, मूंगफली, मूँगफली, सींगदाना',
      'મગફળી, સિંગદાણા, સીંગદાણા',
    ),
    // "nuts": unclear which. "sing" alone is the drumstick, too: it is in no list, so that it is asked.
    may: wordList('chikki, nut'),
    except: [
      ...GROUNDNUT_OIL,
      ...wordList('fox nut, soya nut, soy nut, almond nut, hazel nut, macadamia nut, betel nut'),
    ],
    source: LABELLING,
    on: true,
  },
  {
    code: 'milk',
    label: 'Milk',
    words: wordList(
      'milk, doodh, dudh, curd, dahi, chaas, chhas, chhaas, buttermilk, lassi, paneer, chhena, cheese, butter, makhan',
      'ghee, cream, malai, khoya, mawa, shrikhand, kheer, raita, kadhi, whey, casein, dairy, yogurt, yoghurt, ice cream',
      'kulfi, rabri, basundi, peda, rasgulla, gulab jamun, दूध, दही, छाछ, पनीर, घी, मक्खन, मावा',
      'દૂધ, દુધ, દહીં, છાશ, પનીર, ઘી, માખણ, માવો',
    ),
    may: wordList('barfi, chai'),
    except: wordList(
      'butter fruit, butter bean, oat milk, rice milk, badam butter, mungfali makhan, soya paneer, soy paneer, soya doodh',
      'soya dudh, nariyal doodh, nariyal ka doodh, nariyal dudh, nariyal nu dudh, tender coconut malai, vegetable ghee',
      'vanaspati ghee, dalda ghee, black chai, kali chai, herbal chai, lili chai, chai patti, chai masala, raita marcha',
      'सोया पनीर, સોયા પનીર',
    ),
    madeOf: [
      {
        of: wordList('coconut, almond, soy, soya'),
        made: wordList('milk, curd, cream, yogurt, yoghurt, butter'),
      },
      { of: wordList('peanut, cocoa'), made: ['butter'] },
    ],
    source: LABELLING,
    on: true,
  },
  {
    code: 'egg',
    label: 'Egg',
    words: wordList('egg, anda, omelette, omelet, bhurji, अंडा, अंडे, अण्डा, ઈંડું, ઈંડા, ઇંડા'),
    may: wordList('cake, custard, mayonnaise'),
    except: wordList('egg plant, custard apple, rice cake, fish egg, bhurji paneer'),
    madeOf: [
      { of: wordList('paneer, panir, tofu, soya, soy, vegetable, veg, eggless'), made: ['bhurji'] },
      { of: wordList('eggless, vegan'), made: wordList('cake, custard, mayonnaise, omelette, omelet') },
      { of: wordList('veg, vegetarian'), made: ['mayonnaise'] },
    ],
    source: LABELLING,
    on: true,
  },
  {
    code: 'fish',
    label: 'Fish',
    words: wordList(
      'fish, machhli, machli, macchi, rohu, pomfret, hilsa, surmai, tuna, mackerel, bangda, sardine, salmon, basa, katla',
      'fish oil, seafood, sea food, मछली, माछली, માછલી',
    ),
    except: [],
    source: LABELLING,
    on: true,
  },
  {
    code: 'shellfish',
    label: 'Shellfish',
    words: wordList(
      'shellfish, shell fish, prawn, shrimp, jhinga, crab, kekda, lobster, squid, seafood, sea food, झींगा, केकड़ा',
      'ઝીંગા, કરચલો',
    ),
    except: [],
    source: LABELLING,
    on: true,
  },
  {
    code: 'treeNuts',
    label: 'Tree nuts',
    words: wordList(
      'tree nut, almond, badam, cashew, cashew nut, kaju, walnut, akhrot, pistachio, pista, hazelnut, pine nut, chilgoza',
      'mixed nut, dry fruit, dryfruit, charoli, pecan, macadamia, brazil nut, marzipan, बादाम, काजू, अखरोट, पिस्ता, मेवा',
      'બદામ, કાજુ, અખરોટ, પિસ્તા, સૂકો મેવો',
    ),
    may: ['nut'],
    // Coconut is none (FDA, January 2025); neither are nutmeg and water chestnuts.
    except: wordList('ground nut oil, fox nut, soya nut, soy nut, betel nut'),
    source: LABELLING,
    on: true,
  },
  {
    code: 'gluten',
    label: 'Gluten',
    words: wordList(
      'gluten, wheat, gehun, gehu, ghau, atta, maida, suji, sooji, rava, semolina, dalia, daliya, lapsi, sevai, vermicelli',
      'barley, jau, jav, rye, malt, bread, pav, naan, roti, rotli, chapati, chapatti, phulka, paratha, thepla, bhakhri',
      'puri, poori, khakhra, kulcha, noodles, pasta, biscuit, toast, cake, रोटी, आटा, गेहूं, गेहूँ, मैदा, सूजी, दलिया, जौ',
      'રોટલી, ભાખરી, ઘઉં, મેંદો, રવો, જવ',
    ),
    may: wordList('oats, hing, wheatgrass, wheat grass'),
    except: wordList(
      'buck wheat, gluten free, rice noodles, glass noodles, cellophane noodles, rice cake, soya atta, daliya chana',
      'dalia chana, sing daliya, daliya sing, roasted dalia, dalia roasted, hing free',
    ),
    madeOf: [{ of: GRAINS, made: MADE_OF_FLOUR }],
    source: LABELLING,
    on: true,
  },
  {
    code: 'soy',
    label: 'Soy',
    words: wordList('soy, soya, soybean, soyabean, soya bean, soy bean, edamame, tofu, सोया, સોયા'),
    except: [],
    source: LABELLING,
    on: true,
  },
  {
    code: 'sesame',
    label: 'Sesame',
    words: wordList('sesame, til, tal, gingelly, tahini, तिल, તલ'),
    except: [],
    source: EUROPEAN,
    on: true,
  },
  {
    code: 'mustard',
    label: 'Mustard',
    words: wordList('mustard, rai, sarson, sarsav, सरसों, राई, રાઈ, સરસવ'),
    may: wordList('pickle, dhokla, kadhi, sambar'),
    except: [],
    source: EUROPEAN,
    on: true,
  },
  {
    code: 'sulphite',
    label: 'Sulphite',
    words: wordList('sulphite, sulfite'),
    may: wordList('raisin, dried fig, dried apricot, wine'),
    except: [],
    source: LABELLING,
    on: true,
  },
] as const satisfies readonly WordRow[];

/** How a client eats. Days of fasting go with any of the others. */
export const DIETS = [
  { code: 'vegan', label: 'Vegan', words: ['vegan'], except: [], source: CLINIC, on: true },
  {
    code: 'vegetarian',
    label: 'Vegetarian',
    words: wordList('vegetarian, veg, pure veg, pure vegetarian, shakahari, शाकाहारी, શાકાહારી, वेज, વેજ'),
    except: [],
    source: CLINIC,
    on: true,
  },
  {
    code: 'egg',
    label: 'Eggs, no meat',
    words: wordList('egg, eggetarian, eggitarian, ovo, ovo vegetarian'),
    except: [],
    source: CLINIC,
    on: true,
  },
  {
    code: 'mixed',
    label: 'Eats everything',
    words: wordList(
      'mixed, mix, non veg, nonveg, non vegetarian, nonvegetarian, mansahari, मांसाहारी, માંસાહારી, नॉनवेज, નોનવેજ',
    ),
    except: [],
    source: CLINIC,
    on: true,
  },
  { code: 'jain', label: 'Jain', words: wordList('jain, जैन, જૈન'), except: [], source: CLINIC, on: true },
  {
    code: 'swaminarayan',
    label: 'Swaminarayan',
    words: wordList('swaminarayan, swami narayan, satvik, sattvik, sattvic, satvic'),
    except: [],
    source: CLINIC,
    on: true,
  },
  {
    code: 'fasting',
    label: 'Days of fasting',
    words: wordList('farali, faral, fasting, upvas, upwas, vrat, ekadashi'),
    except: [],
    source: CLINIC,
    on: true,
  },
] as const satisfies readonly WordRow[];

/** Codes of diets with egg or meat. */
export const WITH_ANIMALS: ReadonlySet<string> = new Set(['egg', 'mixed']);

/** A food that is not wished for: "no onion" in a diet's field. The words are the food's. */
const wish = <Code extends string>(code: Code, words: string, food: string = code) =>
  ({
    code: `no-${code}`,
    label: `No ${food}`,
    words: wordList(words),
    except: [],
    source: CLINIC,
    on: true,
  }) as const;

export const DIET_WISHES = [
  wish('onion', 'onion, kanda, dungri, pyaz, pyaaz, प्याज, ડુંગળી, કાંદા'),
  wish('garlic', 'garlic, lasan, lahsun, lehsun, लहसुन, લસણ'),
  wish('root', 'root, root vegetable, kandmool, kandmul, कंदमूल, કંદમૂળ', 'root vegetables'),
  wish('potato', 'potato, aloo, alu, bataka, batata, आलू, બટાકા, બટેટા'),
  wish('ginger', 'ginger, adrak, adu, अदरक, આદુ'),
  wish('brinjal', 'brinjal, baingan, ringan, ringna, बैंगन, રીંગણ'),
  wish('mushroom', 'mushroom'),
  wish('egg', 'egg, anda, अंडा, ઈંડા'),
  wish('meat', 'meat, mutton, मांस, માંસ'),
  wish('chicken', 'chicken'),
  wish('fish', 'fish, seafood, machhli'),
  wish('beef', 'beef'),
  wish('pork', 'pork'),
  wish('milk', 'milk, doodh, dudh, dairy, दूध, દૂધ'),
  wish('honey', 'honey, madh, शहद, મધ'),
] as const satisfies readonly WordRow[];
