import { counted } from '@clinic/contract/platform/counted';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import {
  ListBase,
  Pagination,
  RouterProviderContext,
  reactRouterProvider,
  useListContext,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ChosenRecord } from './ChosenRecord.tsx';
import { EmptyList, FoundNothing, type EmptyWords } from './empty-list.tsx';
import { ListSkeleton } from '@clinic/ui/layout/ListSkeleton.tsx';
import { DetailPaneProvider, detailPaneColumns, useChosen } from '@clinic/ui/lists/DetailPane.tsx';

interface FrameProps<Entry extends RaRecord> {
  /** The word for one record, as in "1 doctor". */
  noun: string;
  /** Its plural, when it is not the word with an "s". */
  plural?: string;
  filters?: ReactNode;
  failure: string | ((error: unknown) => string);
  empty: EmptyWords;
  emptySearch: string;
  /** Replaces the line with the number of results; it may read the list's context. */
  countLine?: ReactNode;
  /** Draws the chosen record beside the list on a wide screen. */
  renderDetailPane?: (record: Entry) => ReactNode;
  children: ReactNode;
}

interface Props<Entry extends RaRecord> extends FrameProps<Entry> {
  resource: string;
  sort: SortPayload;
  perPage?: number;
  /** Filters that always apply, besides the chosen ones. */
  filter?: object;
  /** Tells several lists of one resource apart. */
  storeKey?: string;
  /** Milliseconds between two automatic reads. */
  refetchInterval?: number;
}

/** Says that a link has opened one record of the list, and links to all. */
function OneRecord() {
  const { filterValues, setFilters } = useListContext();
  const { id, ...others } = filterValues;
  return id === undefined ? null : <Chip label="One record only" onDelete={() => setFilters(others)} />;
}

function Frame<Entry extends RaRecord>(props: FrameProps<Entry>) {
  const { noun, plural, filters, failure, empty, emptySearch, countLine, renderDetailPane, children } = props;
  const { total, isPending, isFetching, error, refetch, filterValues } = useListContext();
  const searched = Object.keys(filterValues).length > 0;
  const found = total ?? 0;
  const beside = useChosen(renderDetailPane !== undefined);
  const chosen = beside?.chosen;
  const rows = () => {
    if (error)
      return (
        <FailureNotice
          sentence={typeof failure === 'string' ? failure : failure(error)}
          onRetry={() => void refetch()}
        />
      );
    if (isPending) return <ListSkeleton />;
    if (found === 0) return searched ? <FoundNothing text={emptySearch} /> : <EmptyList {...empty} />;
    return children;
  };
  return (
    <Stack sx={{ gap: 3, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
        {filters}
        <OneRecord />
        <Typography component="output" variant="body2" color="textSecondary" sx={{ ml: { sm: 'auto' } }}>
          {!isPending && !error && (countLine ?? counted(found, noun, plural))}
        </Typography>
      </Stack>
      <Box sx={detailPaneColumns(Boolean(chosen))}>
        <DetailPaneProvider value={beside}>
          <Paper
            variant="outlined"
            aria-busy={isFetching}
            sx={{ overflow: 'hidden', border: error ? 'none' : undefined }}
          >
            {rows()}
            {!error && found > 10 && (
              <Box sx={{ borderTop: '1px solid var(--line)' }}>
                <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
              </Box>
            )}
          </Paper>
        </DetailPaneProvider>
        {renderDetailPane && beside && chosen && (
          <ChosenRecord<Entry> beside={beside} chosen={chosen} noun={noun} render={renderDetailPane} />
        )}
      </Box>
    </Stack>
  );
}

/**
 * Changes of search, sort or page replace the list's address, so that Back leaves the list, and returns to its last
 * state.
 */
function useListNavigate() {
  const navigate = reactRouterProvider.useNavigate();
  return useCallback(
    (to: Parameters<typeof navigate>[0], options?: Parameters<typeof navigate>[1]) =>
      navigate(to, typeof to === 'object' && !to.pathname ? { ...options, replace: true } : options),
    [navigate],
  );
}
const router = { ...reactRouterProvider, useNavigate: useListNavigate };

export function ListFrame<Entry extends RaRecord = RaRecord>(props: Props<Entry>) {
  const { resource, sort, perPage = 25, filter, storeKey, refetchInterval, ...frame } = props;
  // The library's lists do not repeat a failed request, so a short outage would stay as a failure.
  const { retry } = useQueryClient().getDefaultOptions().queries ?? {};
  return (
    <RouterProviderContext value={router}>
      <ListBase
        resource={resource}
        sort={sort}
        perPage={perPage}
        filter={filter}
        storeKey={storeKey}
        // Without a toast, since the frame already shows the error.
        queryOptions={{ refetchInterval, retry, onError: () => undefined }}
      >
        <Frame {...frame} />
      </ListBase>
    </RouterProviderContext>
  );
}
