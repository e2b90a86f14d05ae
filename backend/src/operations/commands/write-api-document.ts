import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { format, resolveConfig } from 'prettier';
import { AppModule } from '../../app.module.ts';
import { readEnv } from '../../platform/config/env.ts';
import { apiDocument } from '../../platform/api-docs/api-document.ts';

// npm run docs: writes docs/api.json from the built server; with --check it only says whether it is old.
const file = path.resolve(import.meta.dirname, '../../../../docs/api.json');
// Secrets are given here, so that the server makes and stores none.
const env = readEnv({
  JWT_SECRET: 'a secret that signs nothing, of 32 characters',
  DATA_KEY: 'a key that encrypts nothing, of 32 characters',
});
// A preview knows the modules and starts none of them, so that no database is needed.
const app = await NestFactory.create<NestExpressApplication>(AppModule.with(env), {
  preview: true,
  logger: ['fatal', 'error'],
});
const text = await format(JSON.stringify(apiDocument(app)), {
  ...(await resolveConfig(file)),
  filepath: file,
});
if (!process.argv.includes('--check')) {
  await writeFile(file, text);
} else if ((await readFile(file, 'utf8')) !== text) {
  console.error('docs/api.json does not describe the present server: npm run docs writes it again.');
  process.exitCode = 1;
}
