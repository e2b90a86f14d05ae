import type { AuditRow } from '@clinic/contract/platform/audit';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Suspense, lazy } from 'react';
import { DataTable } from 'react-admin';
import { momentOf } from '@clinic/ui/clinic-page';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ListFrame } from '../lists/ListFrame.tsx';
import { MoreFilters } from '../lists/MoreFilters.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { AuditExport } from './AuditExport.tsx';
import { AuditName, Narrow } from './AuditName.tsx';
import { actionWords, isPerson, jointOf, recordWords } from './audit-words.ts';

const AuditFilters = lazy(() => import('./AuditFilters.tsx'));

const when = ({ at }: AuditRow): string => momentOf(at);

const OneLine = styled('span')({ whiteSpace: 'nowrap' });

function Who({ by }: AuditRow) {
  if (!by) return 'Not logged in';
  return (
    <>
      <AuditName kind={by.role} id={by.id} name={by.name} /> ({by.role})
    </>
  );
}

/** The action and its record; a log-in needs no record, as its account is the actor. */
function What(row: AuditRow) {
  const { record, action } = row;
  const isPlain = action === 'login-fallback' && !record?.name;
  if (!record || isPlain || action === 'login' || action === 'set-password') return actionWords(action);
  const before = `${actionWords(action)}${jointOf(action)}`;
  return isPerson(row) ? (
    <>
      {before}
      {record.kind} <AuditName kind={record.kind} id={record.id} name={record.name} />
    </>
  ) : (
    <>
      {before}
      {recordWords(row)}
      <Narrow by="record" value={record.id} name={recordWords(row)} />
    </>
  );
}

const Whose = ({ client }: AuditRow) =>
  client && <AuditName kind="client" id={client.id} name={client.name || client.id} />;

const AuditPage = () => (
  <>
    <PageHeader
      title={PAGE_TITLES.admin.audit}
      context="Who did what, when, from where and whose record it was. It never shows what a record contains."
    />
    <ListFrame
      resource="audit"
      sort={{ field: 'at', order: 'DESC' }}
      perPage={50}
      noun="entry"
      plural="entries"
      filters={
        <>
          <SearchBox label="Search by person or record" />
          <MoreFilters>
            <Suspense>
              <AuditFilters />
            </Suspense>
            <AuditExport />
          </MoreFilters>
        </>
      }
      failure="Failed to fetch the audit."
      empty={{
        text: 'Nothing has been recorded yet.',
        hint: 'Whatever a person opens or changes is written down here by itself.',
      }}
      emptySearch="No entries found matching your search."
    >
      <RecordList<AuditRow>
        cardsBelow="lg"
        renderCard={(row) => (
          <>
            <Typography sx={{ fontWeight: 600 }}>{row.summary}</Typography>
            <Typography variant="body2">
              {when(row)} · {row.from}
            </Typography>
            <Typography variant="body2" component="div">
              <Who {...row} /> {row.client && '· '}
              <Whose {...row} />
            </Typography>
          </>
        )}
      >
        <DataTable.Col
          source="at"
          label="When"
          render={(row) => <OneLine>{when(row as AuditRow)}</OneLine>}
        />
        <DataTable.Col label="Who" disableSort render={(row) => <Who {...(row as AuditRow)} />} />
        <DataTable.Col label="What" disableSort render={(row) => <What {...(row as AuditRow)} />} />
        <DataTable.Col label="Whose" disableSort render={(row) => <Whose {...(row as AuditRow)} />} />
        <DataTable.Col source="from" label="From" disableSort />
      </RecordList>
    </ListFrame>
  </>
);

export default AuditPage;
