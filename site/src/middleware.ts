import { SHIPPED_CLINIC } from '@clinic/contract/clinic';
import { fillFile } from '@clinic/contract/clinic-places';
import { defineMiddleware } from 'astro:middleware';

/** Fills the clinic's facts into the pages while they are developed; a build fills them at its end. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const answer = await next();
  if (!import.meta.env.DEV || !/html|manifest/.test(answer.headers.get('content-type') ?? '')) return answer;
  return new Response(fillFile(url.pathname, await answer.text(), SHIPPED_CLINIC, url.origin), answer);
});
