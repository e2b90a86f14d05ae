import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useListContext } from 'react-admin';

export function OwnerFilter() {
  const { filterValues, setFilters } = useListContext();
  const unassigned = filterValues.unassigned === true;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Which clients"
      value={unassigned ? 'unassigned' : 'all'}
      onChange={(_event, chosen: string | null) => {
        if (chosen === null) return;
        const { unassigned: _before, ...others } = filterValues;
        setFilters(chosen === 'unassigned' ? { ...others, unassigned: true } : others);
      }}
    >
      <ToggleButton value="all">All</ToggleButton>
      <ToggleButton value="unassigned">Unassigned</ToggleButton>
    </ToggleButtonGroup>
  );
}
