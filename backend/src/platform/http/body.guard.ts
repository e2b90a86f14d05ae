import { CanActivate, ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import express, { type Request, type Response } from 'express';
import { ApiError } from './api-error.ts';

const MAX_BYTES = Symbol('maxBytes');
const MULTIPART = Symbol('multipart');
/** Limit of a JSON body, in bytes. */
const JSON_BYTES = 100 * 1024;
export const PLAN_BYTES = 1024 * 1024;
/** Nesting limit of a body. */
const MAX_DEPTH = 32;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Raises the limit of a handler's JSON body. */
export const MaxBytes = (bytes: number) => SetMetadata(MAX_BYTES, bytes);
/** Allows a multipart body, which the handler's interceptor reads. */
export const Multipart = () => SetMetadata(MULTIPART, true);
export const takesFiles = (reflector: Reflector, context: ExecutionContext): boolean =>
  reflector.get<boolean | undefined>(MULTIPART, context.getHandler()) ?? false;

/** Reads JSON bodies. The last global guard, so that 401 and 403 come before 400. */
@Injectable()
export class BodyGuard implements CanActivate {
  private readonly reflector: Reflector;

  constructor(reflector: Reflector) {
    this.reflector = reflector;
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!hasBody(request)) {
      if (request.method === 'POST' || request.method === 'PUT') request.body = {};
      return true;
    }
    if (request.is('multipart/form-data')) {
      if (takesFiles(this.reflector, context)) return true;
      throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    }
    if (!request.is('application/json')) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    const limit = this.reflector.get<number | undefined>(MAX_BYTES, context.getHandler()) ?? JSON_BYTES;
    await read(express.json({ limit }), request, context.switchToHttp().getResponse<Response>());
    checkShape(request.body);
    return true;
  }
}

export const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

async function read(parser: express.RequestHandler, request: Request, response: Response): Promise<void> {
  const error = await new Promise<{ status?: number } | undefined>((resolve) => {
    parser(request, response, (problem?: unknown) => resolve(problem as { status?: number } | undefined));
  });
  if (!error) return;
  if (error.status === 413) throw new ApiError('PAYLOAD_TOO_LARGE');
  if (error.status === 415) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  throw new ApiError('MALFORMED_BODY');
}

/**
 * Refuses deep bodies and keys that are special to the database or JavaScript. It is a loop, since recursion could
 * overflow.
 */
export function checkShape(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH)
      throw new ApiError('MALFORMED_BODY', { message: 'The request is nested too deeply.' });
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (Array.isArray(value)) {
        for (const item of value) next.push(item);
        continue;
      }
      for (const [key, item] of Object.entries(value)) {
        if (key.startsWith('$') || FORBIDDEN_KEYS.has(key))
          throw new ApiError('MALFORMED_BODY', {
            message: 'The request has a field name that is not allowed.',
          });
        next.push(item);
      }
    }
    level = next;
  }
}
