import type { Role } from '@clinic/contract/constants';
import type { Found } from '@clinic/contract/search-calls';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { failureText } from '../session/api-error.ts';
import { destinationsOf, offered, type Destination, type Paths } from './destinations.ts';
import { readRecent, remember } from './recent.ts';
import { useSettled } from './useSettled.ts';

export interface SearchProps {
  area: Role;
  find: (q: string) => Promise<Found>;
  paths: Paths;
  /** Screens of the area, and what can be begun in them. */
  screens: readonly Destination[];
  go: (to: string) => void;
}

interface Props extends SearchProps {
  onClose: () => void;
}

/** Milliseconds without a key before the server is asked. */
const PAUSE = 120;
const NOTHING: Found = { clients: [], invoices: [] };

const Line = ({ label, detail }: Pick<Destination, 'label' | 'detail'>) => (
  <Box sx={{ display: 'flex', gap: 3, alignItems: 'baseline', width: '100%', minWidth: 0 }}>
    <Typography component="span" noWrap sx={{ flexShrink: 0, maxWidth: '70%' }}>
      {label}
    </Typography>
    {detail && (
      <Typography component="span" variant="body2" color="textSecondary" noWrap>
        {detail}
      </Typography>
    )}
  </Box>
);

/** Clients, invoices, screens and what can be begun, from one field. */
function SearchPalette({ area, find, paths, screens, go, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [recent] = useState(() => readRecent(area));
  const text = typed.trim();
  const asked = useSettled(text, PAUSE);
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', area, asked],
    queryFn: () => find(asked),
    enabled: asked !== '',
    staleTime: 10_000,
    placeholderData: (before) => before,
  });
  const found = text === '' ? NOTHING : (data ?? NOTHING);
  const options = useDeferredValue(offered(text, { recent, found: destinationsOf(found, paths), screens }));
  const open = (destination: Destination) => {
    remember(area, destination);
    onClose();
    go(destination.to);
  };
  const waits = text !== '' && (isFetching || asked !== text);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label="Search"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { p: 3, height: { xs: '90dvh', sm: 520 }, overflow: 'visible' } } }}
    >
      <Autocomplete
        open
        disablePortal
        autoHighlight
        clearOnBlur={false}
        forcePopupIcon={false}
        options={options}
        value={null}
        inputValue={typed}
        onInputChange={(_event, value, reason) => reason !== 'reset' && setTyped(value)}
        onChange={(_event, destination) => destination && open(destination)}
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        // The server has chosen, and knows more than what is shown.
        filterOptions={(all) => all}
        getOptionKey={({ key }) => key}
        getOptionLabel={({ label }) => label}
        groupBy={({ group }) => group}
        noOptionsText={waits ? 'Searching …' : `Nothing was found for “${text}”.`}
        renderOption={({ key, ...props }, option) => (
          <li key={key} {...props}>
            <Line label={option.label} detail={option.detail} />
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            label="Search"
            placeholder="A name, a phone number, an invoice, a screen"
            error={error !== null && text !== ''}
            helperText={error && text !== '' ? failureText(error, 'The search did not work.') : undefined}
          />
        )}
        slotProps={{
          listbox: { sx: { maxHeight: { xs: '70dvh', sm: 400 } } },
          popper: { placement: 'bottom-start', modifiers: [{ name: 'flip', enabled: false }] },
          paper: { elevation: 0, sx: { mt: 2 } },
        }}
      />
    </Dialog>
  );
}

export default SearchPalette;
