import { applyDecorators } from '@nestjs/common';
import { MAX_PAGE_ROWS } from '@clinic/contract/constants';
import { Described } from '../http/described.ts';
import type { ListRules } from './list-query.ts';

const asked = (name: string, description: string, example: string) =>
  Described(({ ApiQuery }) =>
    ApiQuery({ name, description, example, required: false, schema: { type: 'string' } }),
  );

/**
 * Adds a list's sort and filter names to the API document. Rules that need services are given as a factory, of which
 * only names are read.
 */
export function Listed(rules: ListRules | ((...services: never[]) => ListRules)): MethodDecorator {
  const { sort, filter } = typeof rules === 'function' ? rules() : rules;
  const [first = 'id'] = Object.keys(sort);
  return applyDecorators(
    asked(
      'sort',
      `JSON: [field, "ASC" or "DESC"]. Fields: ${Object.keys(sort).join(', ')}.`,
      `["${first}","ASC"]`,
    ),
    asked(
      'range',
      `JSON: [first, last], both counted from 0 and included; at most ${MAX_PAGE_ROWS} rows.`,
      '[0,24]',
    ),
    asked(
      'filter',
      `JSON object; all conditions must hold. Names: ${Object.keys(filter).join(', ')}.`,
      '{"q":"asha"}',
    ),
  );
}
