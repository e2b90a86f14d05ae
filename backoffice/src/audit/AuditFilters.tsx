import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { DayField } from '../forms/DayField.tsx';

const ACTIONS = ['login', 'login-failed', 'denied', 'read', 'create', 'update', 'delete'];

const AuditFilters = () => {
  const { filterValues, setFilters } = useListContext();
  const set = (name: string, value: string) => {
    const { [name]: _before, ...others } = filterValues;
    setFilters(value ? { ...others, [name]: value } : others);
  };
  const day = (name: 'from' | 'to', label: string) => (
    <Box sx={{ width: 170 }}>
      <DayField
        label={label}
        value={(filterValues[name] as string) ?? ''}
        onChange={(value) => set(name, value)}
      />
    </Box>
  );
  return (
    <>
      <TextField
        select
        label="What"
        value={filterValues.action ?? ''}
        onChange={(event) => set('action', event.target.value)}
        sx={{ width: 150, m: 0 }}
      >
        <MenuItem value="">Everything</MenuItem>
        {ACTIONS.map((action) => (
          <MenuItem key={action} value={action}>
            {action}
          </MenuItem>
        ))}
      </TextField>
      {day('from', 'From')}
      {day('to', 'To')}
    </>
  );
};

export default AuditFilters;
