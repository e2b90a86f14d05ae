import type { INestApplication } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RequestMethod } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { Role } from '@clinic/contract/constants';
import { AUDITED } from '../src/platform/audit/audited.ts';
import { COMMAND } from '../src/platform/writes/command.ts';
import { PUBLIC, ROLES } from '../src/platform/http/roles.ts';

export interface ServerRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with parameters: /api/rest/clients/:id. */
  path: string;
  isPublic: boolean;
  roles: Role[];
  audited: boolean;
  /** Class that checks the body, if any. */
  body?: new () => object;
  handler: string;
}

type Handler = (...parameters: unknown[]) => unknown;

const inPath = (...parts: string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;

/** Every call of the server, read from the controllers. */
export function serverRoutes(app: INestApplication): ServerRoute[] {
  const scanner = new MetadataScanner();
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => {
    const type = metatype as new () => object;
    const prototype = type.prototype as Record<string, Handler>;
    const base = Reflect.getMetadata(PATH_METADATA, type) as string;
    return scanner
      .getAllMethodNames(prototype)
      .filter((name) => Reflect.hasMetadata(METHOD_METADATA, prototype[name] as Handler))
      .map((name): ServerRoute => {
        const handler = prototype[name] as Handler;
        const path = Reflect.getMetadata(PATH_METADATA, handler) as string;
        const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
        return {
          method: method as ServerRoute['method'],
          path: inPath(base === 'metrics' ? '' : 'api', base, path),
          isPublic: Reflect.getMetadata(PUBLIC, handler) === true,
          roles: (Reflect.getMetadata(ROLES, handler) as Role[] | undefined) ?? [],
          audited: [AUDITED, COMMAND].some((said) => Reflect.hasMetadata(said, handler)),
          body: bodyOf(type, prototype, name),
          handler: `${type.name}.${name}`,
        };
      });
  });
}

/** `ROUTE_ARGS_METADATA` keys are "<kind>:<index>"; kind 3 is the body. */
function bodyOf(type: object, prototype: object, name: string): ServerRoute['body'] {
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, type, name) ?? {}) as Record<
    string,
    { index: number }
  >;
  const body = Object.entries(parameters).find(([key]) => key.startsWith('3:'));
  const types = Reflect.getMetadata('design:paramtypes', prototype, name) as (new () => object)[];
  return body && types[body[1].index];
}
