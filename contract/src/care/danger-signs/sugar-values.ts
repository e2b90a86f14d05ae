import { firstNumber } from '../../reading/numbers.ts';
import { inLatinDigits } from '../../reading/text.ts';

/** Limits of blood sugar in clients' texts. Starting values: 70 and 300 mg/dL, 3.9 and 16.7 mmol/L. */
const LOW = { mgdl: 70, mmol: 3.9 };
const HIGH = { mgdl: 300, mmol: 16.7 };
/** A number below this without a unit counts as mmol/L if it has decimals, and otherwise as no blood sugar. */
const LEAST_MGDL = 20;
const MOST_MMOL = 34;
const LEAST_MMOL = 2;
const MOST_MGDL = 900;
const MOST_BETWEEN = 5;

const word = (words: string): string => String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`;
const SUGAR = word(
  'sugars?|suger|shugar|glucose|fbs|fbg|rbs|rbg|ppbs|ppbg|pp2bs|grbs|bsl|fasting|pp|शुगर|सुगर|શુગર|સુગર|ग्लूकोज|ગ્લુકોઝ',
);
/** Words beside a number that is no blood sugar. */
const OTHER = word(
  'weight|wt|bp|pressure|pulse|hba1c|a1c|tsh|cholesterol|ldl|hdl|hb|height|age|aged|am|day|week|date|since|metformin|insulin|tab|tablet|tablets|dose|₹|rs|वजन|बीपी|વજન|બીપી',
);
const MG_DL = String.raw`\s*(?:mg\s*\/?\s*d\s*l|mg\s*%|mg per dl)`;
const MMOL = String.raw`\s*(?:mmols?(?:\s*\/?\s*l)?)`;
/** Units behind a number that count something else. */
const OTHER_UNIT = String.raw`\s*(?:%|(?:g|gm|gms|grams?|mg|mcg|ml|l|kgs?|percent|spoons?|tsp|tbsp|teaspoons?|tablespoons?|cups?|cubes?|days?|din|divas|weeks?|months?|years?|yrs?|saal|hours?|hrs?|mins?|minutes?|times?|am|pm|baje|units?|iu|steps?|rs|rupees|kcal|calories|tablets?|st|nd|rd|th|दिन|साल|महीने|ग्राम|चम्मच|बजे|દિવસ|વર્ષ|મહિના|ગ્રામ|ચમચી|વાગે)(?![\p{L}\p{M}]))`;
const TOKEN = new RegExp(
  String.raw`(?<sugar>${SUGAR})|(?<other>${OTHER})|(?<!\p{N}[:/.]?)(?<number>\d{1,3}(?:\.\d+)?)(?:\/(?<second>\d{2,3}))?(?!\p{N}|[:/.]\p{N}|-(?:0?[1-9]|1[0-2])(?!\d))(?:(?<mgdl>${MG_DL})|(?<mmol>${MMOL})|(?<unit>${OTHER_UNIT}))?|(?<word>[\p{L}\p{M}]+)`,
  'giu',
);
const ENDS = /[;,\n\r।!?]|\.(?!\d)/u;

export type SugarDanger = 'low sugar' | 'high sugar';

function dangerOf(value: number, unit: 'mgdl' | 'mmol'): SugarDanger | undefined {
  if (value < LOW[unit]) return 'low sugar';
  return value >= HIGH[unit] ? 'high sugar' : undefined;
}

function readValue(number: string, unit: 'mgdl' | 'mmol' | undefined): SugarDanger | undefined {
  const value = firstNumber(number);
  if (value === undefined) return undefined;
  if (unit) return dangerOf(value, unit);
  if (number.includes('.') && value < MOST_MMOL)
    return value < LEAST_MMOL ? undefined : dangerOf(value, 'mmol');
  return value < LEAST_MGDL || value > MOST_MGDL ? undefined : dangerOf(value, 'mgdl');
}

/** The numbers of a clause that are blood sugar: behind the word for it, or directly before it. */
function dangersOfClause(clause: string): SugarDanger[] {
  const tokens = Array.from(clause.matchAll(TOKEN), ({ groups = {} }) => groups);
  const found: SugarDanger[] = [];
  let label: 'sugar' | 'other' | undefined;
  let between = 0;
  for (const [place, { sugar, other, number, second, mgdl, mmol, unit }] of tokens.entries()) {
    if (sugar !== undefined || other !== undefined) {
      label = sugar === undefined ? 'other' : 'sugar';
      between = 0;
    } else if (number === undefined) {
      between += 1;
    } else {
      const isBefore = label === undefined && tokens[place + 1]?.sugar !== undefined;
      const isBehind = label === 'sugar' && between <= MOST_BETWEEN;
      between = 0;
      if (unit !== undefined || (!isBefore && !isBehind)) continue;
      // Reads "110/340" as two values, fasting and after a meal; "12/11" as a date.
      const numbers =
        second === undefined ? [number] : (firstNumber(number) ?? 0) > 31 ? [number, second] : [];
      const said = mmol === undefined ? (mgdl === undefined ? undefined : 'mgdl') : 'mmol';
      found.push(...numbers.flatMap((one) => readValue(one, said) ?? []));
    }
  }
  return found;
}

/** Finds values of blood sugar in a text that are too low or too high. */
export const sugarDangersIn = (text: string): Set<SugarDanger> =>
  new Set(inLatinDigits(text).split(ENDS).flatMap(dangersOfClause));
