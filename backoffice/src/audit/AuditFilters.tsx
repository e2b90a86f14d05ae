import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { DayField } from '../forms/DayField.tsx';

const ACTIONS = [
  'login',
  'login-failed',
  'login-fallback',
  'denied',
  'read',
  'create',
  'update',
  'cancel',
  'delete',
  'reassign',
  'import',
  'take',
  'set-password',
  'forgot-password',
];

/** Filters that are set by pressing a person or a record in the list. */
const EXACT = [
  ['by', 'By'],
  ['record', 'Record'],
] as const;

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
      {EXACT.map(
        ([name, label]) =>
          typeof filterValues[name] === 'string' && (
            <Chip key={name} label={`${label} ${filterValues[name]}`} onDelete={() => set(name, '')} />
          ),
      )}
    </>
  );
};

export default AuditFilters;
