import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { DayField } from '../forms/DayField.tsx';

export function DaysFilter() {
  const { filterValues, setFilters } = useListContext();
  const day = (name: 'from' | 'to', label: string) => (
    <Box sx={{ width: 190 }}>
      <DayField
        label={label}
        value={(filterValues[name] as string) ?? ''}
        onChange={(value) => {
          const { [name]: _before, ...others } = filterValues;
          setFilters(value ? { ...others, [name]: value } : others);
        }}
      />
    </Box>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 3 }}>
      {day('from', 'From')}
      {day('to', 'To')}
    </Box>
  );
}
