import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from '@clinic/contract/constants';
import { OUTCOMES, OUTCOME_WORDS } from '@clinic/contract/scheduling/visit-outcome';
import { AppointmentBadge } from '@clinic/ui/calendar/AppointmentBadge.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import { DataTable } from 'react-admin';
import { ListedClient } from '../clients/ListedClient.tsx';
import { DaysFilter } from '../lists/DaysFilter.tsx';
import { fetchFailure } from '../lists/fetch-failure.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { MoreFilters } from '../lists/MoreFilters.tsx';
import { RecordLink } from '@clinic/ui/lists/DetailPane.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { RoomyColumn } from '../lists/RoomyColumn.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { StateFilter } from '../lists/StateFilter.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { typeText, whenText } from './appointment-words.ts';

const VisitDetailPane = lazy(() => import('./VisitDetailPane.tsx'));

const STATUS_WORDS: Readonly<Record<AppointmentStatus, string>> = {
  requested: 'Asked for',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
};

const VisitsPage = () => (
  <>
    <PageHeader
      title={PAGE_TITLES.admin.appointments}
      context="What was asked for, confirmed and cancelled, and who came."
    />
    <ListFrame<Appointment>
      resource="appointments"
      sort={{ field: 'start', order: 'DESC' }}
      noun="visit"
      filters={
        <>
          <SearchBox label="Search by client" />
          <MoreFilters>
            <StateFilter field="status" label="Status" states={APPOINTMENT_STATUSES} words={STATUS_WORDS} />
            <StateFilter field="outcome" label="Outcome" states={OUTCOMES} words={OUTCOME_WORDS} />
            <DaysFilter />
          </MoreFilters>
        </>
      }
      failure={fetchFailure('appointments')}
      empty={{
        text: 'No visits yet.',
        hint: 'The front desk books visits, and clients ask for them in their portal.',
      }}
      emptySearch="No visits found."
      renderDetailPane={(visit) => (
        <VisitDetailPane visit={visit} client={<ListedClient {...visit.client} />} />
      )}
    >
      <RecordList<Appointment>
        cardsBelow="lg"
        renderCard={(visit) => (
          <>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              <ListedClient {...visit.client} />
            </Typography>
            <Typography variant="body2">{whenText(visit)}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {visit.doctor.name} · {typeText(visit)}
            </Typography>
            <AppointmentBadge {...visit} />
          </>
        )}
      >
        <DataTable.Col
          source="start"
          label="When"
          render={(row) => (
            <RecordLink id={(row as Appointment).id}>{whenText(row as Appointment)}</RecordLink>
          )}
        />
        <DataTable.Col
          label="Client"
          disableSort
          render={(row) => <ListedClient {...(row as Appointment).client} />}
        />
        <DataTable.Col source="doctor.name" label="Doctor" disableSort />
        <RoomyColumn label="Type" disableSort render={(row) => typeText(row as Appointment)} />
        <DataTable.Col
          label="State"
          disableSort
          render={(row) => <AppointmentBadge {...(row as Appointment)} />}
        />
      </RecordList>
    </ListFrame>
  </>
);

export default VisitsPage;
