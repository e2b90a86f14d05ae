import 'reflect-metadata';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import mongoose, { type Connection, type Model, type Schema, type SchemaType } from 'mongoose';
import { AppModule } from '../../app.module.ts';
import { envelopeOf } from '../../platform/writes/envelope.ts';
import { readEnv } from '../../platform/config/env.ts';

// npm run docs: prints the models of the built server as JSON, from which scripts/data-model-document.mjs draws them.

interface Field {
  name: string;
  type: string;
  isList?: true;
  isRequired?: true;
  /** True for a field that is read on request only. */
  isHidden?: true;
  ref?: string;
  oneOf?: readonly string[];
  fields?: Field[];
}

type Compiled = SchemaType & {
  schema?: Schema;
  embeddedSchemaType?: Compiled;
  options: { ref?: string; enum?: readonly string[]; select?: boolean };
};

function fieldsOf(schema: Schema): Field[] {
  return Object.entries(schema.paths).map(([name, path]) => {
    const whole = path as Compiled;
    const inner = whole.embeddedSchemaType ?? whole;
    const nested = whole.schema ?? inner.schema;
    const { ref = whole.options.ref, enum: oneOf = whole.options.enum } = inner.options;
    return {
      name,
      type: nested ? 'object' : inner.instance,
      ...(/Array/.test(whole.instance) && { isList: true as const }),
      ...(whole.isRequired && { isRequired: true as const }),
      ...(whole.options.select === false && { isHidden: true as const }),
      ...(ref !== undefined && { ref }),
      ...(oneOf?.length && { oneOf }),
      ...(nested && { fields: fieldsOf(nested) }),
    };
  });
}

// Secrets are given here, so that the server makes and stores none.
const env = readEnv({
  JWT_SECRET: 'a secret that signs nothing, of 32 characters',
  DATA_KEY: 'a key that encrypts nothing, of 32 characters',
});
// A preview knows the modules and starts none of them, so that no database is needed.
const app = await NestFactory.create(AppModule.with(env), { preview: true, logger: ['fatal', 'error'] });
// This connection is never opened; the models compile on it as they do on the server's own.
const connection = mongoose.createConnection();
for (const { providers } of app.get(ModulesContainer).values())
  for (const { name, metatype } of providers.values())
    if (/(?<!Connection)Model$/.test(String(name)))
      (metatype as (on: Connection) => Model<unknown>)(connection);

const models = Object.values(connection.models).map((model) => ({
  name: model.modelName,
  collection: model.collection.name,
  fields: fieldsOf(model.schema),
  carries: envelopeOf(model) !== undefined,
  unique: model.schema
    .indexes()
    .filter(([, { unique }]) => unique)
    .map(([keys]) => Object.keys(keys)),
}));
console.log(JSON.stringify(models));
