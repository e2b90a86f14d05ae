import type { AuditRow } from '@clinic/contract/audit';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, lazy } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { momentOf } from '@clinic/theme/clinic-page';
import { PageHeader } from '../layout/PageHeader.tsx';
import { ListFrame } from '../lists/ListFrame.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';

const AuditFilters = lazy(() => import('./AuditFilters.tsx'));

const when = ({ at }: AuditRow): string => momentOf(at);
const who = ({ by }: AuditRow): string => (by ? `${by.name} (${by.role})` : 'Public');
const what = ({ record }: AuditRow): string => (record ? `${record.kind} ${record.id}` : '–');

/** A person or record; pressing it leaves only its entries. */
const Narrow = ({ name, value, text }: { name: 'by' | 'record'; value?: string; text: string }) => {
  const { filterValues, setFilters } = useListContext();
  if (!value || filterValues[name] === value) return text;
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      title={`Only entries of this ${name === 'by' ? 'person' : 'record'}`}
      onClick={() => setFilters({ ...filterValues, [name]: value })}
      sx={{ font: 'inherit', textAlign: 'start' }}
    >
      {text}
    </Link>
  );
};

const AuditPage = () => (
  <>
    <PageHeader
      title="Audit"
      context="Who did what, when and from where. It never shows what a record contains."
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
          <Suspense>
            <AuditFilters />
          </Suspense>
        </>
      }
      failure="Failed to fetch the audit."
      empty="Nothing has been recorded yet."
      emptySearch="No entries found matching your search."
    >
      <RecordList<AuditRow>
        renderCard={(row) => (
          <>
            <Typography sx={{ fontWeight: 600 }}>
              {row.action} · {what(row)}
            </Typography>
            <Typography variant="body2">
              {who(row)} · {when(row)} · {row.from}
            </Typography>
          </>
        )}
      >
        <DataTable.Col source="at" label="When" render={(row) => when(row as AuditRow)} />
        <DataTable.Col
          label="Who"
          disableSort
          render={(row) => <Narrow name="by" value={(row as AuditRow).by?.id} text={who(row as AuditRow)} />}
        />
        <DataTable.Col source="action" label="What" disableSort />
        <DataTable.Col
          label="Record"
          disableSort
          render={(row) => (
            <Narrow name="record" value={(row as AuditRow).record?.id} text={what(row as AuditRow)} />
          )}
        />
        <DataTable.Col source="from" label="From" disableSort />
      </RecordList>
    </ListFrame>
  </>
);

export default AuditPage;
