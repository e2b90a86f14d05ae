import { WITHOUT_RULES } from '@clinic/contract/care/vocabulary/medicines';
import { finderOfMany, medicineRows, NO_RULE } from '@clinic/contract/care/precautions/medicine-names';
import { readPrecautions } from '@clinic/contract/care/precautions/precautions-reading';
import { brandRows, medicineBrands } from './medicine-brands.ts';

const rows = brandRows();

it('The table of brands has each brand once, in order, with its level', () => {
  const names = rows.map(({ brand }) => brand);
  expect(names).toEqual([...new Set(names)].toSorted());
  expect(rows.filter(({ level }) => !['fact', 'may'].includes(level))).toEqual([]);
  expect(rows.filter(({ brand }) => brand !== brand.toLowerCase().trim() || brand.length < 3)).toEqual([]);
});

it('A brand is a fact by two repositories, each with its commit and its line; others may be it', () => {
  const isPlace = (repository: string, commit: string, line: string) =>
    /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[\da-f]{40}$/.test(commit) && /^\S.*:\d+$/.test(line);
  const wrong = rows.filter(({ level, ...row }) => {
    const first = isPlace(row.repository1, row.commit1, row.line1);
    const second = isPlace(row.repository2, row.commit2, row.line2);
    const hasSecond = `${row.repository2}${row.commit2}${row.line2}` !== '';
    if (row.repository1 === row.repository2) return true;
    return level === 'fact' ? !(first && second) : !first || (hasSecond && !second);
  });
  expect(wrong).toEqual([]);
});

it('Every salt of the table is an international name that is known, with a rule or without', () => {
  const find = finderOfMany(medicineRows());
  const salts = new Set(rows.flatMap((row) => row.salts.split('+')));
  const unknown = [...salts].filter(
    (salt) => !find(salt).some(({ from, to }) => from === 0 && to === salt.length),
  );
  expect(unknown).toEqual([]);
});

it('No salt has a rule and is listed as one without', () => {
  const withRules = finderOfMany(medicineRows().filter(({ code }) => code !== NO_RULE));
  expect(WITHOUT_RULES.filter((salt) => withRules(salt).length > 0)).toEqual([]);
});

/** Reads a prescription: "levothyroxine", "aceArb?" where it may be one, “words” about which the doctor is asked. */
function read(rx: string): string[] {
  const { facts, notChecked } = readPrecautions({
    forms: [{ formType: 'MedicalHistory', fields: { rx } }],
    program: '',
    expecting: false,
    age: 40,
    sex: 'Female',
    brands: medicineBrands(),
  });
  return [
    ...facts.map(({ code, unsure }) => `${code}${unsure ? '?' : ''}`),
    ...notChecked.map(({ text }) => `“${text}”`),
  ].toSorted();
}

test.each<[string, string[]]>([
  ['Tab Thyronorm 50 mcg OD', ['levothyroxine']],
  ['Telma-H 40', ['aceArb', 'antihypertensive', 'diuretic']],
  ['Pan 40', []],
  ['Pan D', []],
  ['Pan-D before breakfast', []],
  ['Ecosprin AV 75/10', ['antiplatelet', 'statin']],
  ['Nexito 10 mg HS', ['antidepressant']],
  ['Nexito Plus', ['antidepressant', 'sedative']],
  ['Janumet 50/500', ['metformin', 'otherDiabetes']],
  ['Clopilet 75, Rosuvas 10', ['antiplatelet', 'statin']],
  ['Human Mixtard 30/70', ['insulinSulfonylurea']],
  ['Omnacortil 5', ['steroid']],
  ['Ovral L', ['contraceptive']],
  ['Dolo 650 SOS', []],
  ['Shelcal 500', []],
  ['Thyronrm 50', ['“Thyronrm”']],
  ['Bevantolol 100', ['antihypertensive?', 'blocker?']],
  ['Zzyzxol tablet', ['“Zzyzxol”']],
  ['Azilsartan 40', ['aceArb', 'antihypertensive']],
  ['Fimasartan 60', ['aceArb?', 'antihypertensive?']],
  ['Omarigliptin', ['otherDiabetes?']],
  ['Nystatin drops', ['“drops”']],
  ['Galvus 50', ['otherDiabetes?']],
])('"%s" is read as %j', (rx, said) => {
  expect(read(rx)).toEqual(said);
});

test.each([
  ['Thyronrm 50', 'levothyroxine'],
  ['Ecospirin 75', 'antiplatelet'],
])('a brand with one wrong letter, "%s", is asked with what it may be, and is no fact', (rx, code) => {
  const { facts, notChecked } = readPrecautions({
    forms: [{ formType: 'MedicalHistory', fields: { rx } }],
    program: '',
    expecting: false,
    age: 40,
    sex: 'Female',
    brands: medicineBrands(),
  });
  expect(facts).toEqual([]);
  expect(notChecked.map(({ likely }) => likely)).toEqual([[{ sort: 'medicine', code }]]);
});
