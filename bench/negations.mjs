// Tests the reader of negations with the sentences of NegEx (`Annotations-1-120.txt` of github.com/chapmanbe/negex,
// which is not shipped) as an illness's field, with each finding replaced by "diabetes": npm run bench:negations --
// FILE [--list]

import { readFileSync } from 'node:fs';
import { readConditions } from '../contract/src/care/precautions/precaution-field-readers.ts';

const KNOWN = 'diabetes';
const FIELD = { formType: 'MedicalHistory', field: 'kco' };

/** Returns the sentence with the known word in place of its finding; undefined when it lacks the finding. */
function sentenceOf(line) {
  const [, finding = '', sentence = '', label = ''] = line.split('\t');
  const place = finding === '' ? -1 : sentence.toLowerCase().indexOf(finding.toLowerCase());
  if (place < 0 || label === '') return undefined;
  const text = sentence.slice(0, place) + KNOWN + sentence.slice(place + finding.length);
  return { text, isAffirmed: label.includes('Affirmed') };
}

function saidOf(text) {
  const { facts, notChecked } = readConditions(FIELD, text, 'Female');
  if (facts.some(({ code }) => code === KNOWN)) return 'fact';
  return notChecked.some((one) => one.text.toLowerCase().includes(KNOWN)) ? 'quoted' : 'silent';
}

const [file, list] = process.argv.slice(2);
if (!file) throw new Error('Please name the file: npm run bench:negations -- Annotations-1-120.txt');
const read = readFileSync(file, 'latin1')
  .split('\n')
  .flatMap((line) => sentenceOf(line) ?? [])
  .map((one) => ({ ...one, said: saidOf(one.text) }));
const wrong = read.filter(({ isAffirmed, said }) => said === (isAffirmed ? 'silent' : 'fact'));
const ofKind = (affirmed) => read.filter(({ isAffirmed }) => isAffirmed === affirmed);
const count = (of, said) => of.filter((one) => one.said === said).length;

console.log(
  `${ofKind(true).length} affirmed: ${count(ofKind(true), 'silent')} lost, ${count(ofKind(true), 'quoted')} quoted`,
);
console.log(
  `${ofKind(false).length} negated: ${count(ofKind(false), 'fact')} read as facts, ${count(ofKind(false), 'quoted')} quoted`,
);
if (list === '--list') for (const { said, text } of wrong) console.log(`\n${said}: ${text.trim()}`);
