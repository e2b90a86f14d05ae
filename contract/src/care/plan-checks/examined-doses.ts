import { foodName, type FoodIndex } from '../foods/food-index.ts';
import { searchable, wordList, type WordRow } from '../words/table-words.ts';
import { AVOIDED_WORDS } from '../vocabulary/avoided.ts';
import { CONTENTS } from '../vocabulary/contents.ts';
import { DOSE_FORMS } from '../vocabulary/food-lists.ts';
import { MEAT_WORDS } from '../vocabulary/meats.ts';
import { SHELL_WORDS } from '../vocabulary/shells.ts';
import { strengthsOf, type NutrientDose } from './dose-strength.ts';
import { examined, namedIn } from './examined-items.ts';
import type { PlanEntry } from './plan-entry.ts';
import type { PlanDose } from './plan-items.ts';
import { addFound, finder, isWithin, speakingOf, speaksOf, vehiclesIn, type Found } from './spoken-words.ts';
import { DOSE_SUBSTANCES, FORM_SUBSTANCES, MEETING_ROWS } from './substance-rows.ts';

/** A vitamin or herb, examined once for all rules. */
export interface DoseEntry extends PlanEntry {
  dose: PlanDose;
  /** The vitamins and minerals of the dose. */
  strengths: readonly NutrientDose[];
}

const contents = (code: string, words: string, may = '', except = ''): WordRow => ({
  code,
  label: code,
  words: wordList(words),
  may: may === '' ? [] : wordList(may),
  except: except === '' ? [] : wordList(except),
  source: 'the clinic’s own',
  on: true,
});
/** Contents that a name means in doses, but not in foods. */
const DOSE_CONTENTS = [
  contents('shellfish', 'glucosamine, krill oil, chitosan'),
  contents(
    'fish',
    'cod liver oil',
    'omega 3',
    'flax omega 3, algal omega 3, vegan omega 3, veg omega 3, plant omega 3',
  ),
];
const doseContentsIn = finder(DOSE_CONTENTS);
const shellsIn = finder(SHELL_WORDS);
const substancesIn = finder(DOSE_SUBSTANCES);
const formsIn = finder(FORM_SUBSTANCES);
const isForm = speaksOf(DOSE_FORMS);
const spokenIn = speakingOf([...CONTENTS, ...AVOIDED_WORDS, ...MEAT_WORDS]);
const meetingIn = speakingOf(MEETING_ROWS);
const MEETING: ReadonlySet<string> = new Set(MEETING_ROWS.map(({ code }) => code));
const GHEE = speaksOf(wordList('ghee, ghrita, ghrit, घी, ઘી'));

/** Finds what a dose is taken with: contents, onion, honey and tea by their codes, and ghee. */
function vehiclesOf(texts: readonly string[]): ReadonlySet<string> {
  const codes = new Set<string>();
  for (const text of texts) {
    const spans = vehiclesIn(text);
    for (const spoken of spans.length > 0 ? [...spokenIn(text), ...meetingIn(text)] : [])
      if (spoken.isSure && isWithin(spoken, spans)) codes.add(spoken.code);
    if (spans.some(({ from, to }) => GHEE(text.slice(from, to)))) codes.add('ghee');
  }
  return codes;
}

/** A weight such as "500 mg" shows a dose form too. */
const FORM_UNIT = /\d\s*(?:mg|mcg|µg)(?!\p{L})/iu;

interface Taken extends Pick<PlanEntry, 'contents' | 'avoided' | 'animal'> {
  substances: Found;
  /** Gets the codes that the vehicle brings. */
  vehicles: Set<string>;
}

/** Adds what the vehicle of a dose's course is and contains, as of any food. */
function addVehicle(vehicle: string, taken: Taken, index: FoodIndex): void {
  const plain = foodName(vehicle);
  const own = examined({ subject: plain, plain, notes: '' }, index);
  for (const sort of ['contents', 'avoided', 'animal'] as const)
    for (const [code, isSure] of own[sort]) {
      if (taken[sort].get(code) !== true) taken.vehicles.add(code);
      addFound(taken[sort], code, isSure);
    }
  for (const [code, isSure] of own.substances) addFound(taken.substances, code, isSure);
  if (GHEE(plain)) taken.vehicles.add('ghee');
}

function examine({ subject, plain, entry }: PlanDose, index: FoodIndex): Omit<DoseEntry, 'dose' | 'places'> {
  const [quantity, notes] = [searchable(entry.quantity), searchable(entry.notes)];
  const own = examined({ subject, plain, notes: `${quantity}. ${notes}`, isDose: true }, index);
  const planEntry = {
    ...own,
    contents: new Map(own.contents),
    avoided: new Map(own.avoided),
    animal: new Map(own.animal),
  };
  for (const [code, isSure] of doseContentsIn(plain)) addFound(planEntry.contents, code, isSure);
  for (const text of [plain, quantity, notes])
    for (const [code, isSure] of shellsIn(text)) addFound(planEntry.animal, code, isSure && text === plain);
  const taken = vehiclesOf([plain, quantity, notes]);
  const vehicles = new Set<string>();
  for (const code of taken) {
    const found = foundOf(planEntry, code);
    if (found?.get(code) !== true) vehicles.add(code);
    if (found) addFound(found, code, true);
  }
  const substances = substancesIn(plain);
  for (const code of taken) if (MEETING.has(code)) addFound(substances, code, true);
  for (const [code, isSure] of own.foods.length > 0 ? own.substances : []) addFound(substances, code, isSure);
  if (isForm(`${plain} ${quantity}`) || FORM_UNIT.test(`${plain} ${quantity}`))
    for (const [code, isSure] of formsIn(plain)) addFound(substances, code, isSure);
  if (entry.vehicle !== undefined) addVehicle(entry.vehicle, { ...planEntry, substances, vehicles }, index);
  return {
    ...planEntry,
    substances,
    subject,
    name: '',
    vehicles,
    named: namedIn(plain),
    strengths: strengthsOf(entry),
  };
}

const CONTENT_CODES: ReadonlySet<string> = new Set(CONTENTS.map(({ code }) => code));
const AVOIDED_CODES: ReadonlySet<string> = new Set(AVOIDED_WORDS.map(({ code }) => code));
function foundOf(
  planEntry: Pick<PlanEntry, 'contents' | 'avoided' | 'animal'>,
  code: string,
): Found | undefined {
  if (CONTENT_CODES.has(code)) return planEntry.contents;
  if (AVOIDED_CODES.has(code)) return planEntry.avoided;
  return code === 'meat' || code === 'gelatin' ? planEntry.animal : undefined;
}

export const doseEntry = (dose: PlanDose, index: FoodIndex): DoseEntry => ({
  ...examine(dose, index),
  dose,
  name: dose.name,
  places: dose.places,
});
