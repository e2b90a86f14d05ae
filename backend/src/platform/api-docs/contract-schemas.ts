import path from 'node:path';
import { FORM_TYPES, fieldsOf, type FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import {
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  ObjectProperty,
  ObjectType,
  SchemaGenerator,
  StringType,
  type SubNodeParser,
} from 'ts-json-schema-generator';
import type { Schema } from './schema.ts';

// Works from src and dist, since both are equally deep in the checkout.
const contract = path.resolve(import.meta.dirname, '../../../../contract');
const config = {
  ...DEFAULT_CONFIG,
  path: path.join(contract, 'src/{all-calls,errors}.ts'),
  tsconfig: path.join(contract, 'tsconfig.json'),
  type: ['CallShapes', 'ErrorBody'],
  additionalProperties: true,
  encodeRefs: false,
  skipTypeCheck: true,
};

const recordOf = (id: string, fields: ObjectProperty[]) => new ObjectType(id, [], fields, true);
const fieldsType = (formType: FormType) =>
  recordOf(
    formType,
    fieldsOf(formType).map(({ name }) => new ObjectProperty(name, new StringType(), true)),
  );

/** Reads `FormFields` here, since the generator cannot follow a type computed from a constant. */
const formFields: SubNodeParser = {
  supportsNode: (node) => 'name' in node && (node.name as { text?: string }).text === 'FormFields',
  createType: () =>
    recordOf(
      'FormFields',
      FORM_TYPES.map((formType) => new ObjectProperty(formType, fieldsType(formType), true)),
    ),
};

/** The contract's types as named JSON Schemas with their comments; `CallShapes` holds all calls. */
export function contractSchemas(): Record<string, Schema> {
  const program = createProgram(config);
  const parser = createParser(program, config, (chain) => chain.addNodeParser(formFields));
  const generator = new SchemaGenerator(program, parser, createFormatter(config), config);
  const text = JSON.stringify(generator.createSchema(config.type).definitions)
    .replaceAll('#/definitions/', '#/components/schemas/')
    // A name such as History<DietPlan> is not allowed in the document.
    .replaceAll(/(\w+)<(\w+)>/g, '$1Of$2');
  return JSON.parse(text) as Record<string, Schema>;
}
