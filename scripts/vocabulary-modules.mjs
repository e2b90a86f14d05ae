// Makes the modules of contract/src/care/vocabulary, one for each table, from the word lists.
import { listOf, TABLES, wordsOf } from './vocabulary-tables.mjs';

/** Name and shape of each table's export. */
const EXPORTS = {
  contents: { name: 'CONTENTS', of: 'WordRow & { code: ContentCode }' },
  'in-names': { name: 'IN_NAMES', of: 'WordRow' },
  diets: { name: 'DIETS', of: 'WordRow' },
  wishes: { name: 'DIET_WISHES', of: 'WordRow' },
  conditions: { name: 'CONDITIONS', of: 'WordRow' },
  medicines: { name: 'MEDICINES', of: 'WordRow & { endings: readonly string[] }' },
  states: { name: 'STATES', of: 'WordRow' },
  avoided: { name: 'AVOIDED_WORDS', of: 'WordRow & { code: AvoidedCode }' },
  meats: { name: 'MEAT_WORDS', of: 'WordRow' },
  shells: { name: 'SHELL_WORDS', of: 'WordRow' },
  families: { name: 'FOOD_FAMILIES', of: 'WordRow' },
  traits: { name: 'TRAITS', of: 'WordRow' },
  substances: { name: 'SUBSTANCE_WORDS', of: 'SubstanceWords' },
  'meeting-foods': { name: 'MEETING_FOODS', of: 'SubstanceWords' },
  dangers: { name: 'DANGER_WORDS' },
  'danger-signs': { name: 'SIGN_WORDS', of: 'SignWords' },
};
const TYPES = {
  WordRow: '../words/table-words.ts',
  SubstanceWords: '../words/table-words.ts',
  SignWords: '../words/danger-pattern.ts',
  ContentCode: './codes.ts',
  AvoidedCode: './codes.ts',
};
/** These codes are literal types, since the API takes one of them and can read no other types. */
const CODES = {
  CONTENT_CODES: { table: 'contents', type: 'ContentCode' },
  AVOIDED_CODES: { table: 'avoided', type: 'AvoidedCode' },
};
/** Tables with labels that screens show. */
const LABELS = {
  CONTENT_LABELS: ['contents'],
  DIET_LABELS: ['diets', 'wishes'],
  CONDITION_LABELS: ['conditions'],
  MEDICINE_LABELS: ['medicines'],
  STATE_LABELS: ['states'],
  SUBSTANCE_LABELS: ['substances'],
};

const headOf = (file) =>
  `// Written by \`npm run vocabulary\` from backend/src/care/vocabulary/${file}.csv; nothing is changed here by hand.\n`;
const constantOf = (list) => list.replaceAll('-', '_').toUpperCase();
const quoted = (value) => JSON.stringify(value);
const fieldOf = (use) => use.replaceAll(/ (\w)/g, (_blank, letter) => letter.toUpperCase());

/** Writes the words of a row as source text; a shared list is named instead of repeated. */
function wordsText(row, { sharedWords }, lists) {
  const shared = listOf(row.shared).flatMap((name) => {
    if (name.includes(' × ')) return sharedWords(name).map(quoted);
    lists.add(name);
    return [`...${constantOf(name)}`];
  });
  const all = [...shared, ...wordsOf(row).map(quoted)];
  return all.length === 1 && shared.length === 1 ? all[0].slice('...'.length) : `[${all.join(', ')}]`;
}

/** Writes numbered pairs: `of 1` with `made 1`. */
const pairsOf = (rows, [first, second], textOf, more = '') =>
  rows
    .filter(({ use }) => use.startsWith(`${first} `))
    .map((row) => {
      const other = rows.find(({ use }) => use === row.use.replace(first, second));
      if (!other)
        throw new Error(`Row ${row.number} of ${row.file}.csv has no “${row.use.replace(first, second)}”.`);
      return { row, other };
    })
    .map(({ row, other }) => [textOf(row), textOf(other), more]);

function fieldsOf(rows, textOf) {
  const plain = rows
    .filter(({ use }) => !/\d$/.test(use))
    .map((row) => `${fieldOf(row.use)}: ${textOf(row)}`);
  const made = pairsOf(rows, ['of', 'made'], textOf).map(([of, what]) => `{ of: ${of}, made: ${what} }`);
  const pairs = [
    ...pairsOf(rows, ['one', 'other'], textOf),
    ...pairsOf(rows, ['first', 'then'], textOf, ', isOrdered: true'),
  ].map(([one, other, more]) => `{ one: ${one}, other: ${other}${more} }`);
  return [
    ...plain,
    ...(made.length > 0 ? [`madeOf: [${made.join(', ')}]`] : []),
    ...(pairs.length > 0 ? [`pairs: [${pairs.join(', ')}]`] : []),
  ];
}

function rowText({ code, label, source, on }, rows, textOf) {
  const own = rows.filter((row) => row.code === code);
  const needed = ['words', 'except', ...(own.some(({ file }) => file === 'medicines') ? ['endings'] : [])];
  const empty = needed.filter((use) => !own.some((row) => row.use === use)).map((use) => `${use}: []`);
  const fields = [...fieldsOf(own, textOf), ...empty, `source: ${quoted(source)}`, `on: ${on}`];
  return `  { code: ${quoted(code)}, label: ${quoted(label)}, ${fields.join(', ')} },`;
}

function recordText(code, rows, textOf, kind) {
  const own = rows.filter((row) => row.code === code);
  return `  ${quoted(code)}: ${kind === 'signs' ? `{ ${fieldsOf(own, textOf).join(', ')} }` : textOf(own[0])},`;
}

function tableText(file, rows, labels, textOf) {
  const { name, of } = EXPORTS[file];
  if (TABLES[file].kind === 'rows') {
    const lines = labels.filter(({ table }) => table === file).map((label) => rowText(label, rows, textOf));
    return `export const ${name}: readonly (${of})[] = [\n${lines.join('\n')}\n];\n`;
  }
  const codes = [...new Set(rows.map(({ code }) => code))];
  const lines = codes.map((code) => recordText(code, rows, textOf, TABLES[file].kind));
  return `export const ${name} = {\n${lines.join('\n')}\n}${of ? ` satisfies Record<string, ${of}>` : ''};\n`;
}

function moduleOf(file, vocabulary) {
  const own = vocabulary.rows.filter((row) => row.file === file);
  const named = new Set();
  const textOf = (row) => wordsText(row, vocabulary, named);
  const lists = own
    .filter(({ use }) => use === 'list')
    .map((row) => `export const ${constantOf(row.code)}: readonly string[] = ${textOf(row)};\n`);
  const rows = own.filter(({ use }) => use !== 'list');
  const table = EXPORTS[file] ? [tableText(file, rows, vocabulary.labels, textOf)] : [];
  const types = Object.keys(TYPES).filter((type) =>
    EXPORTS[file]?.of?.match(new RegExp(String.raw`\b${type}\b`)),
  );
  const sources = Map.groupBy(
    [...named].filter((list) => vocabulary.lists.get(list).file !== file),
    (list) => vocabulary.lists.get(list).file,
  );
  const imports = [
    ...types.map((type) => `import type { ${type} } from '${TYPES[type]}';\n`),
    ...[...sources].map(
      ([from, all]) => `import { ${all.map(constantOf).join(', ')} } from './${from}.ts';\n`,
    ),
  ];
  return [headOf(file), ...imports, ...lists, ...table].join('');
}

/** Writes a module with codes and labels alone, which every screen may load. */
function codesModule({ labels }) {
  const codes = Object.entries(CODES).map(([name, { table, type }]) => {
    const all = labels.filter((one) => one.table === table).map(({ code }) => quoted(code));
    return `export const ${name} = [${all.join(', ')}] as const;\nexport type ${type} = (typeof ${name})[number];\n`;
  });
  const consts = Object.entries(LABELS).map(([name, tables]) => {
    const rows = tables.flatMap((table) => labels.filter((one) => one.table === table));
    const lines = rows.map(({ code, label }) => `  { code: ${quoted(code)}, label: ${quoted(label)} },`);
    return `export const ${name} = [\n${lines.join('\n')}\n] as const;\n`;
  });
  return [headOf('labels'), ...codes, ...consts].join('');
}

/** Returns the modules by their names: "contents.ts". */
export const modulesOf = (vocabulary) => ({
  'codes.ts': codesModule(vocabulary),
  ...Object.fromEntries(Object.keys(TABLES).map((file) => [`${file}.ts`, moduleOf(file, vocabulary)])),
});
