import {
  planTemplateCalls,
  type TemplateQuery,
} from '@clinic/contract/care/plan-templates/plan-template-calls';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** Begins the keys of all that is read of the library. */
export const LIBRARY = ['doctor', 'templates'] as const;

export const templatesQuery = (query: TemplateQuery) =>
  queryOptions({
    queryKey: [...LIBRARY, query],
    queryFn: ({ signal }) => doctorApi.call(planTemplateCalls.all, { query }, { signal }),
  });

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: [...LIBRARY, id],
    queryFn: async ({ signal }) => (await doctorApi.call(planTemplateCalls.one, { id }, { signal })).template,
  });
