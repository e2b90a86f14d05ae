import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Env } from '../config/env.ts';
import { apiTitle } from './api-title.ts';

// Works from src and dist, since both are equally deep in the checkout.
const file = path.resolve(import.meta.dirname, '../../../../docs/api.json');

export async function serveApiDocs(app: NestExpressApplication, env: Env): Promise<void> {
  if (!env.apiDocs || !existsSync(file)) return;
  // Loaded on demand: a production server starts without this large library.
  const { SwaggerModule } = await import('@nestjs/swagger');
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject;
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/docs.json',
    yamlDocumentUrl: 'api/docs.yaml',
    // Written once, at the start, so without the clinic's name.
    customSiteTitle: 'API',
    patchDocumentOnRequest: () => ({ ...document, info: { ...document.info, title: apiTitle() } }),
    swaggerOptions: { docExpansion: 'none', persistAuthorization: false },
  });
}
