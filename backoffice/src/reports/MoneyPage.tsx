import { moneyReportCalls } from '@clinic/contract/billing/money-report-calls';
import {
  MONEY_REPORTS,
  type MoneyReportName,
  type ReportFormat,
} from '@clinic/contract/billing/money-reports';
import { addressOf } from '@clinic/contract/calls';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { DayField } from '../forms/DayField.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { ExportButton } from '../lists/ExportButton.tsx';
import { useServer } from '../providers/useServer.ts';
import { barsOf } from './money-cells.ts';
import { MoneyTable } from './MoneyTable.tsx';
import { SHOWN_REPORTS, useMoneyChoice, type ShownReport } from './useMoneyChoice.ts';

const MoneyChart = lazy(() => import('./MoneyChart.tsx'));

const CHART_HEIGHT = 260;

function MoneyPage() {
  const server = useServer();
  const [{ name, ...days }, choose] = useMoneyChoice();
  const {
    data: report,
    error,
    refetch,
  } = useQuery({
    queryKey: ['moneyReport', name, days],
    queryFn: () => server((api) => api.call(moneyReportCalls.read, { name, query: days })),
  });
  const bars = report ? barsOf(report) : [];
  const file = (of: MoneyReportName, format: ReportFormat, label: string) => (
    <ExportButton
      address={addressOf(moneyReportCalls.read, { name: of, query: { ...days, format } })}
      file={`${of}-${days.from}-${days.to}.${format}`}
      label={label}
    />
  );
  return (
    <>
      <PageHeader
        title={PAGE_TITLES.admin.money}
        context="What came in, what was sold, and what the accountant files."
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
        <TextField
          select
          size="small"
          label="Report"
          value={name}
          onChange={({ target }) => choose({ name: target.value as ShownReport })}
          sx={{ width: { xs: '100%', sm: 300 } }}
        >
          {SHOWN_REPORTS.map((one) => (
            <MenuItem key={one} value={one}>
              {MONEY_REPORTS[one]}
            </MenuItem>
          ))}
        </TextField>
        <DayField label="From" value={days.from} onChange={(from) => from && choose({ from })} />
        <DayField label="To" value={days.to} min={days.from} onChange={(to) => to && choose({ to })} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
        {file(name, 'csv', 'CSV')}
        {file(name, 'xlsx', 'Excel')}
        {file('month', 'zip', MONEY_REPORTS.month)}
      </Box>
      {error && (
        <FailureNotice
          sentence={failureText(error, 'Failed to fetch the report.')}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !report && <ContentSkeleton rows={8} />}
      {report && (
        <Card>
          {bars.length > 1 && (
            <Box aria-hidden sx={{ height: CHART_HEIGHT, p: 2 }}>
              <Suspense>
                <MoneyChart bars={bars} height={CHART_HEIGHT} />
              </Suspense>
            </Box>
          )}
          {report.rows.length > 0 ? (
            <MoneyTable report={report} label={MONEY_REPORTS[name]} />
          ) : (
            <Typography sx={{ p: 4 }}>Nothing on these days.</Typography>
          )}
        </Card>
      )}
    </>
  );
}

export default MoneyPage;
