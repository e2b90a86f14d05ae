import { checkContents } from './content-rules.ts';
import { checkDiets } from './diet-checks.ts';
import { heldDose } from './examined-doses.ts';
import { heldItem } from './examined-items.ts';
import { FindingList } from './finding-list.ts';
import type { RailsInput, RailsReport } from './findings.ts';
import { countingFacts } from './rail-facts.ts';
import { dosesOf, itemsOf } from './rail-items.ts';
import { reportOf } from './rail-report.ts';
import { checkTexts } from './unchecked-texts.ts';

/**
 * What speaks against a client's plans, all four together: pure, of any text, and the same in any order of weeks, items,
 * plans and facts.
 */
export function checkRails({ precautions, person, plans, foods }: RailsInput): RailsReport {
  const list = new FindingList();
  const facts = countingFacts(precautions, person);
  const items = itemsOf(plans, foods).map((item) => heldItem(item, foods));
  const doses = dosesOf(plans).map((dose) => heldDose(dose, foods));
  const helds = [...items, ...doses];
  checkTexts(precautions, list);
  checkContents(helds, facts, list);
  checkDiets(helds, facts, list);
  return reportOf(list, facts);
}
