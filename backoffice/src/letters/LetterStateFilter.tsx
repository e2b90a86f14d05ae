import { LETTER_STATES } from '@clinic/contract/letters';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useListContext } from 'react-admin';
import { STATE_WORDS } from './letter-words.ts';

export function LetterStateFilter() {
  const { filterValues, setFilters } = useListContext();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="State"
      value={filterValues.state ?? 'all'}
      onChange={(_event, chosen: string | null) => {
        if (chosen === null) return;
        const { state: _before, ...others } = filterValues;
        setFilters(chosen === 'all' ? others : { ...others, state: chosen });
      }}
      sx={{ flexWrap: 'wrap' }}
    >
      <ToggleButton value="all">All</ToggleButton>
      {LETTER_STATES.map((state) => (
        <ToggleButton key={state} value={state}>
          {STATE_WORDS[state][0]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
