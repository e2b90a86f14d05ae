import { formatDay } from '@clinic/contract/clinic-calendar';
import { counted } from '@clinic/contract/platform/counted';
import { FORM_DEFINITIONS } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { reportCalls, type LargeReport } from '@clinic/contract/care/intake-forms/report-calls';
import { formatBytes } from '@clinic/contract/platform/sizes';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataTable, ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { RecordList } from '../lists/RecordList.tsx';
import { Hidden } from '@clinic/ui/layout/Hidden.tsx';
import { useServer } from '../providers/useServer.ts';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { EmptyList } from '../lists/empty-list.tsx';
import { RemoveReportDialog } from './RemoveReportDialog.tsx';

const formOf = ({ formType }: LargeReport): string => FORM_DEFINITIONS[formType].title;

/** "Version 3, shown now" or "Versions 1 and 2". */
function versionsOf({ versions, current }: LargeReport): string {
  const numbers = versions.toReversed();
  const last = numbers.pop();
  const listed = numbers.length > 0 ? `${numbers.join(', ')} and ${last}` : String(last);
  return `Version${numbers.length > 0 ? 's' : ''} ${listed}${current ? ', shown now' : ''}`;
}

function Reports({ reports, onRemoved }: { reports: LargeReport[]; onRemoved: () => void }) {
  const [removing, setRemoving] = useState<LargeReport | null>(null);
  const list = useList({ data: reports, perPage: reports.length });
  const remove = (report: LargeReport) =>
    report.current ? null : (
      <Button onClick={() => setRemoving(report)}>
        Remove
        <Hidden>
          {' '}
          the report of {report.client.name}, {formOf(report)}, {versionsOf(report)}
        </Hidden>
      </Button>
    );
  return (
    <ResourceContextProvider value="reports">
      <ListContextProvider value={list}>
        <RecordList<LargeReport>
          renderCard={(report) => (
            <>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{report.client.name}</Typography>
              <Typography variant="body2">
                {formOf(report)} · {formatBytes(report.bytes)} · {formatDay(report.day)}
              </Typography>
              <Typography variant="body2">{versionsOf(report)}</Typography>
              {remove(report)}
            </>
          )}
        >
          <DataTable.Col
            label="Client"
            disableSort
            render={(report) => (report as LargeReport).client.name}
          />
          <DataTable.Col label="Form" disableSort render={(report) => formOf(report as LargeReport)} />
          <DataTable.Col
            label="Size"
            align="right"
            disableSort
            render={(report) => formatBytes((report as LargeReport).bytes)}
          />
          <DataTable.Col
            label="Uploaded"
            disableSort
            render={(report) => formatDay((report as LargeReport).day)}
          />
          <DataTable.Col
            label="Versions of the form"
            disableSort
            render={(report) => versionsOf(report as LargeReport)}
          />
          <DataTable.Col label="Actions" disableSort render={(report) => remove(report as LargeReport)} />
        </RecordList>
        {removing && (
          <RemoveReportDialog
            report={removing}
            what={`${formOf(removing)}, ${versionsOf(removing)}`}
            onClose={() => setRemoving(null)}
            onRemoved={onRemoved}
          />
        )}
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

function LargeReportsPage() {
  const server = useServer();
  const { data, error, refetch } = useQuery({
    queryKey: ['largeReports'],
    queryFn: () => server((api) => api.call(reportCalls.large, {})),
  });
  const reports = data?.reports ?? [];
  const total = formatBytes(reports.reduce((sum, { bytes }) => sum + bytes, 0));
  return (
    <>
      <PageHeader
        title={PAGE_TITLES.admin.reports}
        context="Blood reports of 1 MB and more, the largest first. A report that another one has replaced may be removed; nothing goes by itself."
      />
      {error && (
        <FailureNotice
          sentence={failureText(error, 'Failed to fetch the reports.')}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <ContentSkeleton rows={5} />}
      {data && (
        <Card>
          {reports.length === 0 ? (
            <EmptyList
              text="No blood report is larger than 1 MB."
              hint="Clients and doctors upload blood reports with the personal details. Nothing has to be done here."
            />
          ) : (
            <>
              <Typography component="output" sx={{ display: 'block', p: 4 }}>
                {counted(reports.length, 'report')}, {total}
              </Typography>
              <Reports reports={reports} onRemoved={() => void refetch()} />
            </>
          )}
        </Card>
      )}
    </>
  );
}

export default LargeReportsPage;
