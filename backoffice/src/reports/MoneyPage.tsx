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
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { ApiError, failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { EmptyList } from '../lists/empty-list.tsx';
import { ExportButton } from '../lists/ExportButton.tsx';
import { useServer } from '../providers/useServer.ts';
import { LeftOut } from './LeftOut.tsx';
import { barsOf } from './money-cells.ts';
import { MoneyChoice } from './MoneyChoice.tsx';
import { MoneyTable } from './MoneyTable.tsx';
import { useMoneyChoice } from './useMoneyChoice.ts';

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
  const isRefused = error instanceof ApiError && error.code === 'NOT_REGISTERED';
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
      <MoneyChoice choice={{ name, ...days }} onChoose={choose} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
        {!isRefused && file(name, 'csv', 'CSV')}
        {!isRefused && file(name, 'xlsx', 'Excel')}
        {file('month', 'zip', `${MONEY_REPORTS.month} (ZIP)`)}
      </Box>
      {isRefused && <Notice tone="waiting">{error.message}</Notice>}
      {error && !isRefused && (
        <FailureNotice
          sentence={failureText(error, 'Failed to fetch the report.')}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !report && <ContentSkeleton rows={8} />}
      {report && (
        <Card>
          {bars.length > 1 && (
            <Box aria-hidden sx={{ p: 2 }}>
              <Typography variant="body2" color="textSecondary">
                {MONEY_REPORTS[name]}, net: what came in less what went out
              </Typography>
              <Box sx={{ height: CHART_HEIGHT }}>
                <Suspense>
                  <MoneyChart bars={bars} height={CHART_HEIGHT} />
                </Suspense>
              </Box>
            </Box>
          )}
          {report.inNoTable && name !== 'inNoTable' && (
            <LeftOut left={report.inNoTable} onShow={() => choose({ name: 'inNoTable' })} />
          )}
          {report.rows.length > 0 ? (
            <MoneyTable report={report} label={MONEY_REPORTS[name]} />
          ) : (
            <EmptyList
              text="Nothing on these days."
              hint="The front desk generates invoices and receives payments; choose the days of some above."
            />
          )}
        </Card>
      )}
    </>
  );
}

export default MoneyPage;
