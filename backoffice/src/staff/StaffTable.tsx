import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTable, ReferenceField, TextField } from 'react-admin';
import { RecordList } from '../lists/RecordList.tsx';
import { RowButtons } from '../lists/RowButtons.tsx';
import { ResetFactorButton } from './ResetFactorButton.tsx';
import type { StaffRecord, StaffResource } from './staff-record.ts';

interface Props<Person extends StaffRecord> {
  resource: StaffResource;
  onEdit: (person: Person) => void;
  onDelete: (person: Person) => void;
}

const Locked = ({ person }: { person: StaffRecord }) =>
  person.locked && <StatusBadge tone="waiting">Locked</StatusBadge>;

const DoctorName = ({ person }: { person: StaffRecord }) =>
  person.doctor ? (
    <ReferenceField record={person} source="doctor" reference="doctors" link={false}>
      <TextField source="name" variant="inherit" />
    </ReferenceField>
  ) : (
    <Typography component="span" variant="inherit" sx={{ color: 'var(--turmeric-dark)' }}>
      Unassigned
    </Typography>
  );

export function StaffTable<Person extends StaffRecord>({ resource, onEdit, onDelete }: Props<Person>) {
  const buttons = (person: Person) => (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', flexShrink: 0 }}>
      <ResetFactorButton person={person} role={resource === 'doctors' ? 'doctor' : 'assistant'} />
      <RowButtons name={person.name} onEdit={() => onEdit(person)} onDelete={() => onDelete(person)} />
    </Stack>
  );
  return (
    <RecordList<Person>
      renderCard={(person) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>
              {person.name} <Locked person={person} />
            </Typography>
            <Typography variant="body2">{person.email}</Typography>
            <Typography variant="body2">{person.phone}</Typography>
            {resource === 'assistants' && (
              <Typography variant="body2" component="div">
                Doctor: <DoctorName person={person} />
              </Typography>
            )}
          </Box>
          {buttons(person)}
        </Stack>
      )}
    >
      <DataTable.Col
        source="name"
        label="Name"
        render={(person: StaffRecord) => (
          <>
            {person.name} <Locked person={person} />
          </>
        )}
      />
      <DataTable.Col source="email" label="Email" />
      <DataTable.Col source="phone" label="Phone" disableSort />
      {resource === 'assistants' && (
        <DataTable.Col
          label="Doctor"
          disableSort
          render={(person: StaffRecord) => <DoctorName person={person} />}
        />
      )}
      <DataTable.Col
        label="Actions"
        align="right"
        disableSort
        render={(record) => buttons(record as Person)}
      />
    </RecordList>
  );
}
