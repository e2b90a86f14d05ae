import { wordList } from '../words/table-words.ts';
import type { Client } from './form-examples.ts';

/** For each fact that rows are about, one form that states it and one that does not. */
interface OfForm {
  says: Client;
  denies: Client;
}
const kco = (text: string): OfForm => ({ says: { kco: text }, denies: { kco: `No ${text}` } });
const rx = (text: string): OfForm => ({ says: { rx: text }, denies: { dc: text, rx: `Not on ${text}` } });

export const FORM_OF: Readonly<Record<string, OfForm>> = {
  'condition:hypertension': kco('HTN'),
  'condition:heart': kco('IHD'),
  'condition:kidney': kco('CKD'),
  'condition:dialysis': kco('Dialysis'),
  'condition:liver': kco('Fatty liver'),
  'condition:stones': kco('Kidney stones'),
  'condition:gallstones': kco('GB stone'),
  'condition:gout': kco('Gout'),
  'condition:diabetes': kco('T2DM'),
  'condition:hypothyroid': kco('Hypothyroid'),
  'condition:hyperthyroid': kco('Hyperthyroid'),
  'condition:autoimmune': kco('SLE'),
  'condition:ibd': kco('Crohns'),
  'condition:obstruction': kco('Bowel obstruction'),
  'condition:thalassaemia': kco('Thalassemia'),
  'condition:haemochromatosis': kco('Haemochromatosis'),
  'condition:hypercalcaemia': kco('Hypercalcemia'),
  'condition:hyperparathyroidism': kco('Hyperparathyroidism'),
  'condition:sarcoidosis': kco('Sarcoidosis'),
  'condition:g6pd': kco('G6PD'),
  'state:expecting': { says: { expecting: true }, denies: { kco: 'Not pregnant' } },
  'state:under18': { says: { age: 12 }, denies: { age: 18 } },
  'state:under1': { says: { age: 0 }, denies: { age: 1 } },
  'medicine:antihypertensive': rx('Amlodipine 5'),
  'medicine:aceArb': rx('Telma 40'),
  'medicine:blocker': rx('Metoprolol 25'),
  'medicine:diuretic': rx('Lasix 40'),
  'medicine:digoxin': rx('Digoxin 0.25'),
  'medicine:steroid': rx('Wysolone 10'),
  'medicine:levothyroxine': rx('Thyronorm 50'),
  'medicine:sedative': rx('Alprazolam 0.25'),
  'medicine:anticonvulsant': rx('Phenytoin 100'),
  'medicine:immunosuppressant': rx('Azathioprine 50'),
  'medicine:insulinSulfonylurea': rx('Glimepiride 1'),
  'medicine:metformin': rx('Glyciphage 500'),
  'medicine:sglt2': rx('Dapagliflozin 10'),
  'medicine:glp1': rx('Semaglutide'),
  'medicine:otherDiabetes': rx('Gliptin'),
  'medicine:anticoagulant': rx('Warf 5'),
  'medicine:antiplatelet': rx('Ecosprin 75'),
  'medicine:antidepressant': rx('Antidepressant'),
  'medicine:contraceptive': rx('Contraceptive pill'),
  'medicine:statin': rx('Atorvastatin 10'),
  'medicine:binding': rx('Doxycycline 100'),
  'medicine:levodopa': rx('Syndopa'),
  'medicine:maoi': rx('Selegiline 5'),
  'medicine:potassiumSparing': rx('Eplerenone 25'),
  'medicine:*': rx('Thyronorm 50'),
};

/** A dose of each substance, large enough where the amount matters. */
export const DOSE_OF: Readonly<Record<string, string>> = {
  liquorice: 'Mulethi churna',
  senna: 'Sonamukhi',
  aloe: 'Kumaryasava',
  ashwagandha: 'Ashwagandha 500 mg',
  giloy: 'Guduchi churna',
  guggul: 'Triphala guggulu',
  curcumin: 'Curcumin 500 mg',
  garlic: 'Garlic capsule',
  ginger: 'Ginger capsule',
  fishOil: 'Fish oil capsule',
  ginkgo: 'Ginkgo biloba',
  vitaminE: 'Vitamin E 400 IU',
  vitaminK: 'Vitamin K2 100 mcg',
  methi: 'Methi powder',
  gudmar: 'Gudmar churna',
  karela: 'Karela juice',
  jamun: 'Jamun seed powder',
  vijaysar: 'Vijaysar',
  isabgol: 'Isabgol',
  neem: 'Neem powder',
  triphala: 'Triphala',
  haritaki: 'Haritaki',
  bhasma: 'Shankh bhasma',
  scheduleE1: 'Kuchla',
  greenTeaExtract: 'Green tea extract',
  garcinia: 'Garcinia',
  calcium: 'Calcium 500 mg',
  iron: 'Iron 40 mg',
  magnesium: 'Magnesium 200 mg',
  zinc: 'Zinc 10 mg',
  vitaminD: 'Vitamin D3 1,000 IU',
  vitaminC: 'Vitamin C 1 g',
  potassium: 'Potassium 100 mg',
  saltSubstitute: 'Lo salt',
  redYeastRice: 'Red yeast rice',
  mucuna: 'Kaunch churna',
  biotin: 'Biotin 10 mg',
  stJohnsWort: 'St John’s wort',
  fiveHtp: '5-HTP 100 mg',
  saffron: 'Saffron capsule',
  ginseng: 'Panax ginseng',
  creatine: 'Creatine',
  noni: 'Noni juice',
  soya: 'Soya protein',
  tea: 'Masala tea',
  caffeine: 'Caffeine',
  honey: 'Sitopaladi with honey',
  cranberry: 'Cranberry tablet',
  pomegranate: 'Anar juice',
  proteinPowder: 'Whey protein',
};
/** Doses below the amount that matters. */
export const LITTLE_OF: Readonly<Record<string, string>> = {
  vitaminE: 'Vitamin E 200 IU',
  vitaminC: 'Vitamin C 500 mg',
  biotin: 'Biotin 100 mcg',
};

/** Foods that are substances too, as a diet writes them. */
export const ITEM_OF: Readonly<Record<string, string>> = {
  soya: 'Soya chunk sabzi',
  tea: 'Chai',
  caffeine: 'Cold coffee',
  honey: 'Honey and lemon water',
  cranberry: 'Cranberry juice',
  pomegranate: 'Pomegranate juice',
  proteinPowder: 'Protein shake',
  aloe: 'Aloe vera juice',
  giloy: 'Giloy kadha',
  karela: 'Karela juice',
};

/** Foods and doses that no row is about. */
export const HARMLESS = wordList(
  'Soy free rotlo, Herbal tea, Decaf coffee, Honeydew melon, Pomegranate, Paneer tikka',
);
