import MuiLink from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, useContext, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

/** Media query for windows with room for a record beside its list. */
const ROOM = '(min-width: 1360px)';
/** Query parameter with the record's id. */
const PARAMETER = 'beside';

export interface DetailPane {
  /** Id of the record that stands beside the list; null while none does. */
  chosen: string | null;
  choose: (id: string | null) => void;
  /** Makes a query that shows this record beside the list. */
  searchOf: (id: string) => string;
}

const DetailPaneContext = createContext<DetailPane | null>(null);
export const DetailPaneProvider = DetailPaneContext.Provider;

/** Returns the record that is chosen in the list around; null where nothing is shown beside it. */
export const useDetailPane = (): DetailPane | null => useContext(DetailPaneContext);

export const detailPaneColumns = (chosen: boolean) =>
  ({
    display: 'grid',
    gridTemplateColumns: chosen ? 'minmax(0, 3fr) minmax(400px, 2fr)' : 'minmax(0, 1fr)',
    gap: 5,
    alignItems: 'start',
  }) as const;

/** A list's new query, with the shown record of the present one. */
export const withDetailPane = (present: URLSearchParams, search: string): string =>
  searchWith(search, present.get(PARAMETER)).toString();

/** A query with this record beside the list, or with none. */
function searchWith(search: URLSearchParams | string, id: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (id === null) next.delete(PARAMETER);
  else next.set(PARAMETER, id);
  return next;
}

/** Hides a part of the list while the shown record repeats it. */
export const WithoutRecord = ({ children }: { children: ReactNode }) =>
  useDetailPane()?.chosen ? null : children;

/** The shown record; null in a narrow window, or when none is chosen. */
export function useChosen(wanted: boolean): DetailPane | null {
  const room = useMediaQuery(ROOM, { noSsr: true });
  const [search, setSearch] = useSearchParams();
  if (!wanted || !room) return null;
  return {
    chosen: search.get(PARAMETER),
    choose: (id) => setSearch(searchWith(search, id), { replace: true, preventScrollReset: true }),
    searchOf: (id) => `?${searchWith(search, id).toString()}`,
  };
}

interface LinkProps {
  id: string;
  /** The record's page, for lists without a pane; left out: the name is plain text there. */
  to?: string;
  children: ReactNode;
}

/** A record's name in a list: it shows the record beside the list, or opens its page when there is no room. */
export function RecordLink({ id, to, children }: LinkProps) {
  const beside = useDetailPane();
  const target = beside ? beside.searchOf(id) : to;
  if (target === undefined) return children;
  return (
    <MuiLink
      component={Link}
      to={target}
      replace={beside !== null}
      preventScrollReset
      data-beside={beside ? '' : undefined}
      aria-current={beside?.chosen === id ? 'true' : undefined}
      color="inherit"
      underline="hover"
    >
      {children}
    </MuiLink>
  );
}

/** A press anywhere in a row opens it, unless it hits another control. */
export function openRow(pressed: Element) {
  if (pressed.closest('a, button, input, label, [role="combobox"], [role="presentation"]')) return;
  if (window.getSelection()?.type === 'Range') return;
  pressed.closest('tr')?.querySelector<HTMLElement>('[data-beside]')?.click();
}
