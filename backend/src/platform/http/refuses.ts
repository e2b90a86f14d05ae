import { applyDecorators } from '@nestjs/common';
import { Described } from './described.ts';

/** Further refusals for the API document: 429 for a limited call, 404 when the body names a record. */
export const Refuses = (...statuses: (404 | 429)[]): MethodDecorator =>
  applyDecorators(...statuses.map((status) => Described(({ ApiResponse }) => ApiResponse({ status }))));
