import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useListContext } from 'react-admin';

interface Props<State extends string> {
  field?: string;
  label?: string;
  states: readonly State[];
  words: Readonly<Record<State, string>>;
}

export function StateFilter<State extends string>({
  field = 'state',
  label = 'State',
  states,
  words,
}: Props<State>) {
  const { filterValues, setFilters } = useListContext();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={filterValues[field] ?? 'all'}
      onChange={(_event, chosen: string | null) => {
        if (chosen === null) return;
        const { [field]: _before, ...others } = filterValues;
        setFilters(chosen === 'all' ? others : { ...others, [field]: chosen });
      }}
      sx={{ flexWrap: 'wrap' }}
    >
      <ToggleButton value="all">All</ToggleButton>
      {states.map((state) => (
        <ToggleButton key={state} value={state}>
          {words[state]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
