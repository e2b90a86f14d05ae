import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/**
 * How else a call may be refused than its path and body say, for the API's document: 429 where a signed-in person may
 * call it only so often, 404 where the body names a record.
 */
export const Refuses = (...statuses: (404 | 429)[]): MethodDecorator =>
  applyDecorators(...statuses.map((status) => ApiResponse({ status })));
