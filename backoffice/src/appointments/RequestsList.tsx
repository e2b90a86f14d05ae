import type { Appointment } from '@clinic/contract/scheduling/appointments';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataTable } from 'react-admin';
import { ClientLink } from '../clients/ClientLink.tsx';
import { fetchFailure } from '../lists/fetch-failure.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { typeText, wishText } from './appointment-words.ts';

/** Open requests and requested moves, the earliest first. */
export function RequestsList({ onSchedule }: { onSchedule: (appointment: Appointment) => void }) {
  const schedule = (appointment: Appointment) => (
    <Button
      variant="outlined"
      onClick={() => onSchedule(appointment)}
      aria-label={`Schedule ${appointment.client.name}`}
    >
      Schedule
    </Button>
  );
  return (
    <ListFrame
      resource="appointments"
      filter={{ waiting: true }}
      sort={{ field: 'start', order: 'ASC' }}
      storeKey="appointment-requests"
      refetchInterval={20_000}
      noun="request"
      filters={<SearchBox label="Search requests" />}
      failure={fetchFailure('appointments')}
      empty={{
        text: 'No pending requests. New ones appear here by themselves.',
        hint: 'Clients ask for a visit, or for another time, in their portal; you give it a time here.',
      }}
      emptySearch="No requests found matching your search."
    >
      <RecordList<Appointment>
        cardsBelow="lg"
        renderCard={(appointment) => (
          <>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              <ClientLink {...appointment.client} />
            </Typography>
            <Typography variant="body2">{wishText(appointment)}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
              {appointment.doctor.name} · {appointment.duration} min · {typeText(appointment)}
              {appointment.clientNotes && ` · ${appointment.clientNotes}`}
            </Typography>
            {schedule(appointment)}
          </>
        )}
      >
        <DataTable.Col source="start" label="Wished for" render={(row) => wishText(row as Appointment)} />
        <DataTable.Col
          label="Client"
          disableSort
          render={(row) => <ClientLink {...(row as Appointment).client} />}
        />
        <DataTable.Col source="doctor.name" label="Doctor" disableSort />
        <DataTable.Col source="assistant.name" label="Assistant" disableSort />
        <DataTable.Col label="Type" disableSort render={(row) => typeText(row as Appointment)} />
        <DataTable.Col source="clientNotes" label="Client notes" disableSort cellClassName="clamped" />
        <DataTable.Col
          label="Actions"
          align="right"
          disableSort
          render={(row) => schedule(row as Appointment)}
        />
      </RecordList>
    </ListFrame>
  );
}
