import { CONTENTS, DIET_WISHES, DIETS } from './food-words.ts';
import { wordList, type WordRow } from './table-words.ts';

/**
 * Illnesses and medicines as forms name them. Starting values of the specification (8, tables, section 3), which the
 * doctor in charge signs. A medicine alone does not make an illness.
 */

const CLINIC = 'the clinic’s own';

interface Also {
  may?: readonly string[];
  except?: readonly string[];
}
const row = <Code extends string>(
  code: Code,
  label: string,
  words: string | readonly string[],
  { may = [], except = [] }: Also = {},
) =>
  ({
    code,
    label,
    words: typeof words === 'string' ? wordList(words) : words,
    may,
    except,
    source: CLINIC,
    on: true,
  }) as const;

/** Of kidneys or of the gall bladder: unclear which. */
const STONE = wordList('stone, pathri, pathari, पथरी, પથરી');
const THYROID = wordList('thyroid, थायराइड, થાઇરોઇડ');
const BEFORE_DIABETES = wordList(
  'sugar free, sugarfree, no sugar, pre diabetic, pre diabetes, prediabetic, prediabetes, borderline sugar',
);

export const CONDITIONS = [
  row(
    'diabetes',
    'Diabetes',
    wordList(
      'diabetes, diabetic, dm, t2dm, t1dm, dm2, niddm, iddm, sugar, madhumeh, मधुमेह, डायबिटीज, डायबिटीज़, ડાયાબિટીસ, મધુમેહ',
    ),
    { except: BEFORE_DIABETES },
  ),
  row(
    'hypertension',
    'Hypertension',
    wordList(
      'hypertension, hypertensive, htn, bp high, high bp, raised bp, high blood pressure, raktachap',
      'उच्च रक्तचाप, હાઈ બીપી',
    ),
  ),
  row('kidney', 'Kidney disease', 'kidney, ckd, renal failure, dialysis, nephropathy'),
  row('dialysis', 'Dialysis', 'dialysis'),
  row('stones', 'Kidney stones', 'renal calculi, renal stone, kidney stone', { may: STONE }),
  row(
    'gallstones',
    'Gallstones',
    'cholelithiasis, gallstone, gall stone, gall bladder stone, gallbladder stone, gb stone, pittashay',
    { may: STONE },
  ),
  row('gout', 'Gout', 'gout, high uric acid, raised uric acid'),
  row('hypothyroid', 'Hypothyroid', 'hypothyroid, hypothyroidism, hypo thyroid, hashimoto, hashimotos', {
    may: THYROID,
  }),
  row('hyperthyroid', 'Hyperthyroid', 'hyperthyroid, hyperthyroidism, hyper thyroid, graves', {
    may: THYROID,
  }),
  row('cholesterol', 'High cholesterol', 'cholesterol, dyslipidemia, dyslipidaemia, hyperlipidemia'),
  row('liver', 'Liver disease', 'liver, fatty liver, nafld, masld, hepatitis, cirrhosis'),
  row('lactose', 'Lactose intolerance', 'lactose'),
  row('coeliac', 'Coeliac disease', 'coeliac, celiac'),
  row('heart', 'Heart disease', 'heart, ihd, cad, chf, bypass, cabg'),
  row(
    'autoimmune',
    'Autoimmune disease',
    'autoimmune, ra, rheumatoid arthritis, sle, lupus, hashimoto, hashimotos',
  ),
  row('epilepsy', 'Epilepsy', 'epilepsy, मिर्गी, વાઈ'),
  row('ibd', 'IBD', 'ibd, crohn, crohns, ulcerative colitis'),
  row('obstruction', 'Bowel obstruction', 'bowel obstruction, intestinal obstruction'),
  row('g6pd', 'G6PD deficiency', 'g6pd'),
  row('thalassaemia', 'Thalassaemia', 'thalassaemia, thalassemia'),
  row('haemochromatosis', 'Haemochromatosis', 'haemochromatosis, hemochromatosis'),
  row('hypercalcaemia', 'Hypercalcaemia', 'hypercalcaemia, hypercalcemia'),
  row('hyperparathyroidism', 'Hyperparathyroidism', 'hyperparathyroidism'),
  row('sarcoidosis', 'Sarcoidosis', 'sarcoidosis'),
  row(
    'eatingDisorder',
    'Eating disorder',
    'eating disorder, anorexia, anorexia nervosa, bulimia, binge eating',
  ),
  row('bariatric', 'Bariatric surgery', 'bariatric, bariatric surgery, gastric bypass, gastric sleeve'),
  row('pancreatitis', 'Pancreatitis', 'pancreatitis'),
] as const satisfies readonly WordRow[];

const ACE_ARB =
  'telmisartan, telma, telma h, telma am, losartan, olmesartan, valsartan, ramipril, cardace, enalapril, lisinopril, perindopril';
const DOAC = 'apixaban, rivaroxaban, dabigatran';

export const MEDICINES = [
  row('levothyroxine', 'Thyroxine', 'levothyroxine, thyroxine, thyronorm, eltroxin, thyrox'),
  row('anticoagulant', 'Anticoagulant', `anticoagulant, warfarin, acenocoumarol, acitrom, warf, ${DOAC}`),
  row('doac', 'Direct anticoagulant', DOAC),
  row('antiplatelet', 'Antiplatelet', 'antiplatelet, clopidogrel, aspirin, ecosprin'),
  row(
    'insulinSulfonylurea',
    'Insulin or sulfonylurea',
    'insulin, sulfonylurea, glimepiride, gliclazide, amaryl, glycomet gp, glycomet-gp',
  ),
  row('metformin', 'Metformin', 'metformin, glycomet, glycomet gp, glyciphage'),
  row('antihypertensive', 'Blood pressure medicine', `antihypertensive, ${ACE_ARB}, amlodipine, amlong`),
  row('aceArb', 'ACE inhibitor or ARB', ACE_ARB),
  row('diuretic', 'Diuretic', 'diuretic, furosemide, lasix, hydrochlorothiazide, spironolactone, telma h'),
  row('digoxin', 'Digoxin', 'digoxin'),
  row('steroid', 'Steroid', 'steroid, prednisolone, wysolone, deflazacort'),
  row(
    'immunosuppressant',
    'Immunosuppressant',
    'azathioprine, cyclosporine, ciclosporin, tacrolimus, methotrexate',
  ),
  row('sedative', 'Sedative', 'sedative, clonazepam, alprazolam'),
  row(
    'anticonvulsant',
    'Anticonvulsant',
    'anticonvulsant, phenytoin, valproate, carbamazepine, phenobarbital',
  ),
  row('statin', 'Statin', 'statin, atorvastatin, simvastatin, rosuvastatin, lovastatin'),
  row('lithium', 'Lithium', 'lithium'),
  row(
    'sglt2',
    'SGLT2 inhibitor',
    'sglt2, dapagliflozin, empagliflozin, canagliflozin, remogliflozin, forxiga, jardiance, dapa',
  ),
  row('glp1', 'GLP-1 medicine', 'semaglutide, liraglutide, tirzepatide, dulaglutide'),
  row('potassiumSparing', 'Potassium-sparing medicine', 'spironolactone, eplerenone, amiloride'),
  row(
    'blocker',
    'Beta or calcium blocker',
    'beta blocker, calcium blocker, propranolol, metoprolol, diltiazem, verapamil, nifedipine, felodipine',
  ),
  row('binding', 'Medicine that minerals bind', 'ciprofloxacin, doxycycline, alendronate'),
  row('levodopa', 'Levodopa', 'levodopa, syndopa'),
  row('maoi', 'MAO inhibitor', 'mao inhibitor, maoi, selegiline, rasagiline'),
] as const satisfies readonly WordRow[];

export const STATES = [
  row(
    'expecting',
    'Pregnant or breastfeeding',
    wordList(
      'pregnant, garbhvati, गर्भवती, ગર્ભવતી, anc, breastfeeding, breast feeding, lactating',
      'expecting, sagarbha, સગર્ભા',
    ),
    {
      except: wordList('to get pregnant, get pregnant, to become pregnant, become pregnant, to be pregnant'),
    },
  ),
  row('under18', 'Under 18 years', []),
  row('from65', '65 years or older', []),
] as const satisfies readonly WordRow[];

/** What precautions are of. */
export const SORT_NAMES = ['allergy', 'diet', 'condition', 'medicine', 'state'] as const;
export type PrecautionSort = (typeof SORT_NAMES)[number];

/** Each with its table. */
export const PRECAUTION_SORTS: Record<PrecautionSort, readonly WordRow[]> = {
  allergy: CONTENTS,
  diet: [...DIETS, ...DIET_WISHES],
  condition: CONDITIONS,
  medicine: MEDICINES,
  state: STATES,
};

/** What no table has: its words say what it is. */
export const OTHER = 'other';

/** The word of a code; undefined for none of the table. */
export const labelOf = (sort: PrecautionSort, code: string): string | undefined =>
  PRECAUTION_SORTS[sort].find((one) => one.code === code)?.label;

export const isCode = (sort: PrecautionSort, code: string): boolean =>
  code === OTHER || labelOf(sort, code) !== undefined;
