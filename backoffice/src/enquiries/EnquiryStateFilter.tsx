import { ENQUIRY_STATES } from '@clinic/contract/constants';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useListContext } from 'react-admin';
import { STATE_WORDS } from './enquiry-words.ts';

export function EnquiryStateFilter() {
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
    >
      <ToggleButton value="all">All</ToggleButton>
      {ENQUIRY_STATES.map((state) => (
        <ToggleButton key={state} value={state}>
          {STATE_WORDS[state]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
