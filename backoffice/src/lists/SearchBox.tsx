import { MAX_SEARCH } from '@clinic/contract/constants';
import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useHotkey } from '@clinic/ui/lists/useHotkey.ts';

/** Milliseconds without typing after which a search is sent. */
const REST = 250;

/** Reads filters from the address, since one may have been chosen after the last rendering. */
function filtersNow(rendered: Record<string, unknown>): Record<string, unknown> {
  try {
    const filter = new URLSearchParams(window.location.search).get('filter');
    return filter ? (JSON.parse(filter) as Record<string, unknown>) : rendered;
  } catch {
    // A filter that was malformed by hand is ignored, as by the list.
    return rendered;
  }
}

/** Searches the list in the database while the person types; "/" focuses the field, Escape empties it. */
export function SearchBox({ label }: { label: string }) {
  const { filterValues, setFilters } = useListContext();
  const applied = typeof filterValues.q === 'string' ? filterValues.q : '';
  const [typed, setTyped] = useState(applied);
  const input = useRef<HTMLInputElement>(null);
  const hasKeys = useMediaQuery('(hover: hover) and (min-width: 768px)', { noSsr: true });
  useHotkey('/', () => input.current?.focus());
  const sent = useRef(applied);
  // A search that this field did not send, such as one from a link, replaces its text.
  useEffect(() => {
    if (applied === sent.current) return;
    sent.current = applied;
    setTyped(applied);
  }, [applied]);
  useEffect(() => {
    if (typed.trim() === applied) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      const { q: _before, ...others } = filtersNow(filterValues);
      setFilters(typed.trim() ? { ...others, q: typed.trim() } : others);
    }, REST);
    return () => clearTimeout(timer);
  }, [typed, applied, filterValues, setFilters]);
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      placeholder={hasKeys ? 'Press / to search' : undefined}
      inputRef={input}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped('');
      }}
      sx={{ flex: '1 1 180px', maxWidth: 360, m: 0 }}
      slotProps={{
        htmlInput: { maxLength: MAX_SEARCH },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
