import { AUDIT_ACTIONS, AUDIT_KINDS, type AuditRow } from '@clinic/contract/platform/audit';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { DayField } from '../forms/DayField.tsx';
import { nameOfId } from './audit-words.ts';
import { PersonFilter } from './PersonFilter.tsx';

/** Filters that a press on a person or record in the list also sets. */
const EXACT = ['account', 'client', 'record', 'by'] as const;

function AuditFilters() {
  const { filterValues, setFilters, data = [] } = useListContext<AuditRow>();
  const set = (name: string, value: string) => {
    const { [name]: _before, ...others } = filterValues;
    setFilters(value ? { ...others, [name]: value } : others);
  };
  const day = (name: 'from' | 'to', label: string) => (
    <Box sx={{ width: 190 }}>
      <DayField
        label={label}
        value={(filterValues[name] as string) ?? ''}
        onChange={(value) => set(name, value)}
      />
    </Box>
  );
  const choice = (name: 'action' | 'kind', label: string, words: readonly (readonly [string, string])[]) => (
    <TextField
      select
      label={label}
      value={filterValues[name] ?? ''}
      onChange={(event) => set(name, event.target.value)}
      sx={{ width: 200, m: 0 }}
    >
      <MenuItem value="">Everything</MenuItem>
      {words.map(([value, word]) => (
        <MenuItem key={value} value={value}>
          {word}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <>
      <PersonFilter by="account" label="Person" kinds={['doctor', 'assistant', 'client']} />
      <PersonFilter by="client" label="Whose record" kinds={['client']} />
      {choice('action', 'What', Object.entries(AUDIT_ACTIONS))}
      {choice(
        'kind',
        'Kind of record',
        AUDIT_KINDS.map((kind) => [kind, kind]),
      )}
      {day('from', 'From')}
      {day('to', 'To')}
      {EXACT.map((name) => {
        const value: unknown = filterValues[name];
        if (typeof value !== 'string') return null;
        return <Chip key={name} label={`Only ${nameOfId(data, value)}`} onDelete={() => set(name, '')} />;
      })}
    </>
  );
}

export default AuditFilters;
