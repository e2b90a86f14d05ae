import type { Response } from 'express';
import type { Page } from './find-page.ts';

/** Answers a page the way `ra-data-simple-rest` reads it: the rows as the body, the total in `Content-Range`. */
export function answerPage<Row, View>(
  response: Response,
  resource: string,
  { rows, total }: Page<Row>,
  offset: number,
  view: (row: Row) => View,
): View[] {
  const last = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  response.setHeader('Content-Range', `${resource} ${last}/${total}`);
  return rows.map(view);
}
