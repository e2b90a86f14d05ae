import MuiLink from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, useContext, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

/** A narrower window has no room for a record beside its list. */
const ROOM = '(min-width: 1360px)';
/** Holds the record's id in the address. */
const PARAMETER = 'beside';

export interface DetailPane {
  /** Id of the record that stands beside the list; null while none does. */
  chosen: string | null;
  choose: (id: string | null) => void;
  /** Search part of the address that shows a record beside the list. */
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

/** A search that a list writes by itself, with the record that stands beside it by the present one. */
export const withDetailPane = (present: URLSearchParams, search: string): string =>
  searchWith(search, present.get(PARAMETER)).toString();

/** A search with this record beside its list, or with none. */
function searchWith(search: URLSearchParams | string, id: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (id === null) next.delete(PARAMETER);
  else next.set(PARAMETER, id);
  return next;
}

/** Leaves out a part of a list while the chosen record beside it says the same. */
export const WithoutRecord = ({ children }: { children: ReactNode }) =>
  useDetailPane()?.chosen ? null : children;

/** Null where the window is too narrow, or the list shows nothing beside it. */
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
  /** The record's page, where nothing is shown beside the list; without one its name is only text there. */
  to?: string;
  children: ReactNode;
}

/** A record's name in a list: it leads to the record beside the list or, where there is no room, to its page. */
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
