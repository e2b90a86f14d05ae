import type { Role } from '@clinic/contract/constants';
import type { Found } from '@clinic/contract/dashboards/search-calls';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { failureText } from '../session/api-error.ts';
import { isMeant, offered, type Destination, type Paths } from './destinations.ts';
import { destinationsOf } from './found-destinations.ts';
import { readRecent, remember } from './recent.ts';
import { useSettled } from './useSettled.ts';

export interface SearchProps {
  area: Role;
  find: (q: string) => Promise<Found>;
  paths: Paths;
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

/** Replaces MUI's groups, which screen readers cannot understand: they nest a list in a list of options. */
const Group = ({ group, children }: { group: string; children?: ReactNode }) => (
  <li role="presentation">
    <Typography variant="body2" color="textSecondary" aria-hidden sx={{ px: 2, py: 2 }}>
      {group}
    </Typography>
    {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the options are items of a list */}
    <Box component="ul" role="group" aria-label={group} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  </li>
);

const isSimilar = ({ group }: Destination): boolean => group === 'Similar names';

/** Focuses the field once it is drawn. */
const focusField = (box: HTMLElement | null) => box?.querySelector('input')?.focus();

/** The search dialog: clients, invoices, screens and new records from one field. */
function SearchPalette({ area, find, paths, screens, go, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [recent] = useState(() => readRecent(area));
  /** The result chosen by arrows or pointer; without one Enter opens the first. */
  const pointed = useRef<Destination | null>(null);
  /** True: Enter was pressed before the server answered. */
  const [hurried, setHurried] = useState(false);
  const text = typed.trim();
  const asked = useSettled(text, PAUSE);
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', area, asked],
    queryFn: () => find(asked),
    enabled: asked !== '',
    staleTime: 10_000,
    placeholderData: (before) => before,
  });
  const waits = text !== '' && (isFetching || asked !== text);
  const answered = text === '' ? [] : destinationsOf(data ?? NOTHING, paths);
  // Earlier results that still match stay until the answer comes, so that the list does not flicker.
  const found = waits ? answered.filter((one) => isMeant(one, text)) : answered;
  const options = offered(text, { recent, found, screens });
  const [first] = options;

  const open = (destination: Destination) => {
    remember(area, destination);
    onClose();
    go(destination.to);
  };
  // A similar name never opens by Enter alone: the person must look first.
  const openFirst = useEffectEvent(() => first && !isSimilar(first) && open(first));
  useEffect(() => {
    if (hurried && !waits) openFirst();
  }, [hurried, waits]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || pointed.current) return;
    event.preventDefault();
    if (waits) setHurried(true);
    else if (first) open(first);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': 'Search',
          sx: { p: 3, height: { xs: '90dvh', sm: 520 }, overflow: 'visible' },
        },
      }}
    >
      <Box ref={focusField}>
        <Autocomplete
          open
          disablePortal
          clearOnBlur={false}
          forcePopupIcon={false}
          options={options}
          value={null}
          inputValue={typed}
          onInputChange={(_event, value, reason) => {
            if (reason === 'reset') return;
            pointed.current = null;
            setTyped(value);
            setHurried(false);
          }}
          onHighlightChange={(_event, option) => {
            pointed.current = option;
          }}
          onKeyDown={press}
          onChange={(_event, destination) => destination && open(destination)}
          onClose={(_event, reason) => reason === 'escape' && onClose()}
          // The server has filtered already, by more than the shown text.
          filterOptions={(all) => all}
          getOptionKey={({ key }) => key}
          getOptionLabel={({ label }) => label}
          groupBy={({ group }) => group}
          renderGroup={({ key, ...group }) => <Group key={key} {...group} />}
          noOptionsText={waits ? 'Searching …' : `Nothing was found for “${text}”.`}
          renderOption={({ key, ...props }, option) => (
            <li key={key} {...props} data-first={(!pointed && option === first) || undefined}>
              <Line
                label={option.label}
                detail={isSimilar(option) ? `similar name · ${option.detail}` : option.detail}
              />
            </li>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              label="Search"
              placeholder="A name, a phone number, an invoice, a screen"
              error={error !== null && text !== ''}
              helperText={error && text !== '' ? failureText(error, 'The search did not work.') : undefined}
            />
          )}
          // The list is open as long as the dialog, which is the layer.
          slots={{ paper: Paper }}
          slotProps={{
            listbox: {
              sx: {
                maxHeight: { xs: '70dvh', sm: 400 },
                '&:not(:has(.Mui-focused)) [data-option-index="0"]': { bgcolor: 'action.hover' },
              },
            },
            popper: { placement: 'bottom-start', modifiers: [{ name: 'flip', enabled: false }] },
            paper: { elevation: 0, sx: { mt: 2 } },
          }}
        />
      </Box>
    </Dialog>
  );
}

export default SearchPalette;
