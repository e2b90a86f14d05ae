// Writes docs/data-model.md: the collections, their fields and references, from the compiled schemas of the built
// server. The words of a record and a field are the comments above them.
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import ROOMS from './backend-rooms.json' with { type: 'json' };
import { projectEnv, root } from './run.mjs';
import { writtenDocument } from './written-document.mjs';

const SOURCES = 'backend/src';
/** Every record may have these fields, so the text above the tables names them once. */
const SAID_ONCE = ['_id', '__v', 'createdAt', 'updatedAt', 'outbox', 'requests'];
const MOST_INNER_FIELDS = 12;
const MOST_BESIDE = 6;

const run = promisify(execFile);

async function storedModels() {
  const { stdout } = await run('node', ['backend/dist/operations/commands/print-models.js'], {
    cwd: root,
    env: projectEnv(),
    maxBuffer: 16 * 1024 ** 2,
  });
  return JSON.parse(stdout);
}

const commentOf = (node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => (typeof comment === 'string' ? comment : (ts.getTextOfJSDocComment(comment) ?? '')))
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** Returns the classes of records by their names, with their files and comments. */
function recordClasses() {
  const classes = new Map();
  for (const file of globSync(`${SOURCES}/**/*.ts`, { cwd: root }).filter(
    (one) => !one.endsWith('.test.ts'),
  )) {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!text.includes('@Schema(')) continue;
    for (const node of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements)
      if (ts.isClassDeclaration(node) && node.name)
        classes.set(node.name.text, {
          file,
          says: commentOf(node),
          parent: node.heritageClauses?.[0]?.types[0]?.expression.getText(),
          fields: new Map(
            node.members
              .filter((member) => ts.isPropertyDeclaration(member))
              .map((member) => [member.name.getText(), commentOf(member)]),
          ),
        });
  }
  return classes;
}

/** Returns the comment of a field, in the class or in the one that it extends. */
function saidOf(classes, name, field) {
  const one = classes.get(name);
  return one ? (one.fields.get(field) ?? saidOf(classes, one.parent, field)) : '';
}

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const singular = ({ name }) => name.replace(/Record$/, '');

/**
 * Returns the model to which an id refers: the schema's `ref`, or the one that the field is named after, as `client`,
 * `doctor.id` and `formerDoctor`.
 */
function targetOf({ type, ref, path: where }, models) {
  if (ref) return models.find(({ name }) => name === ref);
  if (type !== 'ObjectId') return undefined;
  const word = capital(where.replace(/\.id$/, '').split('.').at(-1));
  return models.find((model) => word.endsWith(singular(model)));
}

/** Returns fields and the fields inside them, each with its path. */
const allFields = (fields, outer) =>
  fields.flatMap((inner) => {
    const field = {
      ...inner,
      path: outer ? `${outer.path}.${inner.name}` : inner.name,
      isList: inner.isList || outer?.isList,
      // A required person has an id, whether or not the schema says so.
      isRequired:
        (!outer || outer.isRequired) && (inner.isRequired || (outer !== undefined && inner.name === 'id')),
    };
    return [field, ...allFields(inner.fields ?? [], field)];
  });

const referencesOf = (model, models) =>
  allFields(model.fields).flatMap((field) => {
    const target = targetOf(field, models);
    return target && target !== model ? [{ ...field, target }] : [];
  });

const WORDS = { ObjectId: 'id', String: 'text', Number: 'number', Date: 'instant', Boolean: 'yes or no' };
const typeWord = ({ type }) => WORDS[type] ?? 'any';

function typeOf(field) {
  const inner = field.fields?.filter(({ name }) => name !== '_id').map(({ name }) => name);
  const shown = inner?.slice(0, MOST_INNER_FIELDS).join(', ');
  const word = inner
    ? `{ ${shown}${inner.length > MOST_INNER_FIELDS ? ', …' : ''} }`
    : field.oneOf
      ? field.oneOf.filter((one) => one !== null).join(', ')
      : typeWord(field);
  return field.isList ? `list of ${word}` : word;
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('*', '\\*').replaceAll('<', '\\<');

function fieldRow(field, model, { classes, models }) {
  const refs = allFields([field]).flatMap((one) => {
    const target = targetOf(one, models);
    return target && target !== model ? [target.collection] : [];
  });
  const notes = [
    ...new Set(refs.map((collection) => `→ \`${collection}\``)),
    ...(field.isHidden ? ['read on request only'] : []),
  ];
  const says = saidOf(classes, model.name, field.name);
  const name = `\`${field.name}\`${field.isRequired ? '' : ' ?'}`;
  return `| ${name} | ${cell(typeOf(field))} | ${cell([says, notes.join(', ')].filter(Boolean).join(' '))} |`;
}

function collectionText(model, given) {
  const { file = '', says = '' } = given.classes.get(model.name) ?? {};
  const fields = model.fields.filter(({ name }) => !SAID_ONCE.includes(name));
  const unique = model.unique
    .filter(([key]) => key !== 'requests.key')
    .map((keys) => `\`${keys.join('`, `')}\``);
  return `### \`${model.collection}\` — ${singular(model)}

${says}${says && !says.endsWith('.') ? '.' : ''} \`${file}\`${unique.length > 0 ? `. Unique: ${unique.join('; ')}` : ''}

| Field | Type | What it is |
| --- | --- | --- |
${fields.map((field) => fieldRow(field, model, given)).join('\n')}
`;
}

/** True for a field that the diagram shows: an id of another record, or one of a few values. */
const isKey = (field, models) => field.oneOf !== undefined || targetOf(field, models) !== undefined;
const plain = (text) => text.replaceAll(/\W+/g, '_');

function diagram(room, models) {
  const entities = room.map((model) => {
    const fields = allFields(model.fields);
    const keys = [
      ...fields.filter(({ path: where }) => where === '_id'),
      ...fields.filter((field) => field.path === 'name' || (field.path !== '_id' && isKey(field, models))),
    ];
    const lines = keys.map((field) => {
      const mark = field.path === '_id' ? ' PK' : targetOf(field, models) ? ' FK' : '';
      return `    ${plain(typeWord(field))}${field.isList ? '[]' : ''} ${plain(field.path)}${mark}`;
    });
    return `  "${model.collection}" {\n${lines.join('\n')}\n  }`;
  });
  const arrows = room.flatMap((model) =>
    referencesOf(model, models).map(({ path: where, target, isList, isRequired }) => {
      const end = isList ? 'o{' : isRequired ? '||' : 'o|';
      return `  "${model.collection}" }o--${end} "${target.collection}" : "${where}"`;
    }),
  );
  // A diagram of many boxes is easier to read from top to bottom.
  const direction = room.length > MOST_BESIDE ? ['  direction LR'] : [];
  return `\`\`\`mermaid\nerDiagram\n${[...direction, ...entities, ...arrows].join('\n')}\n\`\`\``;
}

/** Writes the document, or says whether it is old; 0 when it is as the schemas say. */
export async function dataModelDocument(isCheck) {
  const classes = recordClasses();
  const models = (await storedModels()).toSorted((one, other) =>
    `${one.collection} ${one.name}`.localeCompare(`${other.collection} ${other.name}`, 'en'),
  );
  const given = { classes, models };
  const inRoom = (name) =>
    models.filter((model) => classes.get(model.name)?.file.startsWith(`${SOURCES}/${name}/`));
  const rooms = ROOMS.map((name) => [name, inRoom(name)]).filter(([, room]) => room.length > 0);
  const drawn = rooms.flatMap(([, room]) => room);
  const missing = models.filter((model) => !drawn.includes(model));
  for (const { name } of missing) console.error(`${name} is a model of no class marked @Schema in a room.`);
  const text = `<!-- Written by \`npm run docs\` from the schemas of the server and the comments beside them. -->

# Data model

The collections of each room of the server, and what refers to what. A record has an \`_id\` and mostly \`createdAt\` and \`updatedAt\`; an id of another record is called as that is (\`client\`, \`doctor.id\`), or its schema names it by \`ref\`. Most records also carry the write path's own \`outbox\` and \`requests\` ([071](decisions/071-write-path.md)), which no read has unless it asks; those without them are ${models
    .filter(({ carries }) => !carries)
    .map(({ collection }) => `\`${collection}\``)
    .join(
      ', ',
    )}. A question mark says that a field may be absent or null. Amounts are in paise; a day is a text, yyyy-MM-dd, in the clinic's zone. Without a schema are \`leases\` (locks), \`migrations\`, \`backups\`, and the pieces of files.

The diagrams show ids, names and states; the tables have every field. Names that differ between \`/api\`, the database and the code: [wire-names.md](wire-names.md).

${rooms
  .map(
    ([name, room]) =>
      `## ${name}\n\n${diagram(room, models)}\n\n${room.map((model) => collectionText(model, given)).join('\n')}`,
  )
  .join('\n')}`;
  const written = await writtenDocument('docs/data-model.md', text, isCheck);
  return missing.length > 0 ? 1 : written;
}
