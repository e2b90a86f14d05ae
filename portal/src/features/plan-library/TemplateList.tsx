import type { TemplateQuery } from '@clinic/contract/care/plan-templates/plan-template-calls';
import { TEMPLATE_LIMITS } from '@clinic/contract/care/plan-templates/plan-templates';
import { counted } from '@clinic/contract/platform/counted';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { templatesQuery } from './api.ts';
import { TemplateRow, type TemplateActions } from './TemplateRow.tsx';

interface Props extends TemplateActions {
  query: TemplateQuery;
  /** True: nothing narrows the list. */
  isAll: boolean;
}

/** One page of the library; the last one leads on to the next. */
function Page({ query, isAll, page, ...actions }: Props & { page: number }) {
  const found = useQuery({ ...templatesQuery({ ...query, page }), placeholderData: keepPreviousData });
  const [goesOn, setGoesOn] = useState(false);
  return (
    <QueryView
      query={found}
      errorText={(failure) => failureText(failure, 'The library could not be loaded.')}
    >
      {({ templates, total }) => (
        <>
          {page === 1 && (
            <Box component="output" sx={{ color: 'var(--ink-soft)', fontSize: '0.9375rem' }}>
              {counted(total, 'template')}
            </Box>
          )}
          {total === 0 && (
            <EmptyState
              text={isAll ? 'The library is empty.' : 'Nothing in the library is called so.'}
              hint={isAll ? 'Save a plan, a week or a meal to it first.' : 'Please try fewer words.'}
            />
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }} aria-label={`Templates, page ${page}`}>
            {templates.map((template) => (
              <TemplateRow key={template.id} template={template} {...actions} />
            ))}
          </Box>
          {goesOn ? (
            <Page query={query} isAll={isAll} page={page + 1} {...actions} />
          ) : (
            total > page * TEMPLATE_LIMITS.page && (
              <Button variant="outlined" onClick={() => setGoesOn(true)}>
                Show more
              </Button>
            )
          )}
        </>
      )}
    </QueryView>
  );
}

/** The templates that are found; another search begins with the first page. */
export const TemplateList = (props: Props) => (
  <Page key={JSON.stringify({ ...props.query, text: '' })} page={1} {...props} />
);
