import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/**
 * Further refusals of a call for the API document: 429 for a limited call of signed-in people, 404 where the
 * body names a record.
 */
export const Refuses = (...statuses: (404 | 429)[]): MethodDecorator =>
  applyDecorators(...statuses.map((status) => ApiResponse({ status })));
