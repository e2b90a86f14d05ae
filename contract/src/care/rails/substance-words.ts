import { wordList, type WordRow } from '../table-words.ts';
import { JUICES, METALS } from './metal-words.ts';

/**
 * Words of what works like a medicine, in doses and in juices and kadhas (specification 8, tables, section 5). Their codes
 * are those of a food's `herbs`. Vitamins and minerals stand in `nutrient-words.ts`.
 */

export interface SubstanceWords {
  code: string;
  label: string;
  /** In any plan. */
  words: readonly string[];
  /** In doses alone: in food it is a spice or a vegetable. */
  doses?: readonly string[];
  /** In doses, where a capsule, tablet, oil or extract is named too. */
  forms?: readonly string[];
  except?: readonly string[];
  madeOf?: WordRow['madeOf'];
}

export const SUBSTANCE_WORDS: readonly SubstanceWords[] = [
  {
    code: 'liquorice',
    label: 'Liquorice',
    words: wordList(
      'liquorice, licorice, mulethi, mulhatti, yashtimadhu, yashti madhu, jethimadh, jethi madh, मुलेठी, જેઠીમધ',
    ),
  },
  {
    code: 'senna',
    label: 'Senna',
    words: wordList('senna, sonamukhi, sona mukhi, sanay, swarnapatri, सनाय, સોનામુખી'),
  },
  { code: 'aloe', label: 'Aloe', words: wordList('aloe, aloe vera, kumari, kumaryasava, ghritkumari') },
  {
    code: 'ashwagandha',
    label: 'Ashwagandha',
    words: wordList('ashwagandha, ashvagandha, withania, अश्वगंधा, અશ્વગંધા'),
  },
  {
    code: 'giloy',
    label: 'Giloy',
    words: wordList('giloy, guduchi, tinospora, galo, गिलोय, ગળો'),
  },
  {
    code: 'guggul',
    label: 'Guggul',
    words: wordList('guggul, guggulu, gugal, गुग्गुल, गुग्गुलु, ગૂગળ, ગુગ્ગુલ'),
  },
  {
    code: 'curcumin',
    label: 'Curcumin',
    words: ['curcumin'],
    forms: wordList('turmeric, haldi, haldar, haridra, हल्दी, હળદર'),
  },
  { code: 'garlic', label: 'Garlic', words: [], forms: wordList('garlic, lasan, lasun, lahsun, lasuna') },
  { code: 'ginger', label: 'Ginger', words: [], forms: wordList('ginger, adrak, shunthi, sunth') },
  {
    code: 'fishOil',
    label: 'Fish oil',
    words: wordList('fish oil, cod liver oil, omega 3, omega 3s'),
    except: wordList('flax omega 3, algal omega 3, vegan omega 3, veg omega 3, plant omega 3'),
  },
  { code: 'ginkgo', label: 'Ginkgo', words: wordList('ginkgo, gingko, ginkgo biloba') },
  {
    code: 'methi',
    label: 'Methi seed',
    words: wordList(
      'methi seed powder, methi dana powder, methi powder, fenugreek powder, fenugreek seed powder',
    ),
    doses: wordList('methi, fenugreek, मेथी, મેથી'),
  },
  {
    code: 'gudmar',
    label: 'Gudmar',
    words: wordList('gudmar, gurmar, madhunashini, gymnema, गुड़मार, ગુડમાર'),
  },
  {
    code: 'karela',
    label: 'Karela',
    words: wordList('karela juice, karela ras, bitter gourd juice, bitter melon juice'),
    doses: wordList('karela, bitter gourd, bitter melon, करेला, કારેલા'),
  },
  {
    code: 'jamun',
    label: 'Jamun',
    words: wordList('jamun juice, jambu juice, jamun seed powder, jambu beej'),
    doses: wordList('jamun, jambu, जामुन, જાંબુ'),
    except: ['gulab jamun'],
  },
  { code: 'vijaysar', label: 'Vijaysar', words: wordList('vijaysar, vijayasar, vijaysaar, beejak') },
  {
    code: 'isabgol',
    label: 'Isabgol',
    words: wordList('isabgol, isapgol, isabgul, psyllium, ईसबगोल, ઇસબગુલ'),
  },
  {
    code: 'neem',
    label: 'Neem',
    words: wordList('neem juice, neem kadha, neem powder'),
    doses: wordList('neem, nimba, नीम, લીમડો'),
  },
  { code: 'triphala', label: 'Triphala', words: wordList('triphala, trifala, त्रिफला, ત્રિફળા') },
  {
    code: 'haritaki',
    label: 'Haritaki',
    words: wordList('haritaki, harde, harad, hirda, हरड़, હરડે'),
  },
  {
    code: 'bhasma',
    label: 'Bhasma or rasa',
    words: METALS,
    doses: wordList('rasa, ras, रस, રસ'),
    madeOf: [{ of: JUICES, made: wordList('ras, rasa, रस, का रस, રસ, નો રસ') }],
  },
  {
    code: 'scheduleE1',
    label: 'A herb of Schedule E(1)',
    words: wordList(
      'aconite, vatsanabha, vatsanabh, kuchla, kupilu, bhallataka, bhallatak, bhilawa, dhatura, datura, jaipal, danti',
      'karaveera, karavira, parasika yavani, gunja, bhang, ahiphen, arka, langali',
    ),
    except: wordList('pudina arka, ajwain arka, yavani arka, gulab arka, saunf arka, tulsi arka'),
  },
  {
    code: 'greenTeaExtract',
    label: 'Green tea extract',
    words: wordList('green tea extract, egcg'),
    forms: ['green tea'],
  },
  { code: 'garcinia', label: 'Garcinia', words: wordList('garcinia, vrikshamla') },
  { code: 'redYeastRice', label: 'Red yeast rice', words: wordList('red yeast rice, monascus') },
  {
    code: 'mucuna',
    label: 'Kapikacchu',
    words: wordList('kapikacchu, kapikachhu, kapikachu, kaunch, mucuna, कौंच, કૌંચા'),
  },
  {
    code: 'saltSubstitute',
    label: 'Salt substitute',
    words: wordList('salt substitute, lo salt, lona salt, low sodium salt'),
  },
];

/** What makes a dose of a spice: "garlic capsule", "turmeric 500 mg". */
export const DOSE_FORMS = wordList(
  'capsule, cap, tablet, tab, softgel, soft gel, pearl, perle, extract, oil, mg, pill',
);
