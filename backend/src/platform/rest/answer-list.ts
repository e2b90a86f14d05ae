import type { Response } from 'express';
import type { Page } from './find-page.ts';
import { readListQuery, type ListQuery, type ListRules, type RawListQuery } from './list-query.ts';

/**
 * Answers one page of a list as `ra-data-simple-rest` reads it: the rows as the body, the total in
 * `Content-Range`. Throws INVALID_INPUT.
 */
export async function answerList<View>(
  response: Response,
  resource: string,
  { raw, rules }: { raw: RawListQuery; rules: ListRules },
  list: (query: ListQuery) => Promise<Page<View>>,
): Promise<View[]> {
  const query = await readListQuery(raw, rules);
  const { rows, total } = await list(query);
  const last = rows.length === 0 ? '*' : `${query.offset}-${query.offset + rows.length - 1}`;
  response.setHeader('Content-Range', `${resource} ${last}/${total}`);
  return rows;
}
