import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/**
 * Further refusals of a call for the API document, beyond those that path and body imply: 429 where a
 * signed-in person has a limit, 404 where the body names a record.
 */
export const Refuses = (...statuses: (404 | 429)[]): MethodDecorator =>
  applyDecorators(...statuses.map((status) => ApiResponse({ status })));
