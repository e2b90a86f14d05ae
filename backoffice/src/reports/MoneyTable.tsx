import { REPORT_LIMITS, type MoneyReport, type ReportColumn } from '@clinic/contract/billing/money-reports';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { cellText, totalsOf } from './money-cells.ts';

const isFigure = ({ kind }: ReportColumn) => kind === 'money' || kind === 'number';
const alignOf = (column: ReportColumn) => (isFigure(column) ? 'right' : 'left');

export function MoneyTable({ report, label }: { report: MoneyReport; label: string }) {
  const { columns, rows, complete } = report;
  const totals = totalsOf(report);
  return (
    <>
      <TableContainer component="section" tabIndex={0} aria-label={label}>
        <Table size="small" aria-label={label}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column.label} align={alignOf(column)}>
                  {column.label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, place) => (
              // Rows have no id and keep their order, so the index is the key.
              <TableRow key={place}>
                {columns.map((column, at) => (
                  <TableCell
                    key={column.label}
                    align={alignOf(column)}
                    sx={column.kind === 'text' ? undefined : { whiteSpace: 'nowrap' }}
                  >
                    {cellText(row[at] ?? '', column)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
          {totals && (
            <TableFooter>
              <TableRow>
                {columns.map((column, at) => (
                  <TableCell
                    key={column.label}
                    align={alignOf(column)}
                    sx={{ typography: 'body2', fontWeight: 600, color: 'text.primary', whiteSpace: 'nowrap' }}
                  >
                    {at === 0 ? totals[at] : cellText(totals[at] ?? '', column)}
                  </TableCell>
                ))}
              </TableRow>
            </TableFooter>
          )}
        </Table>
      </TableContainer>
      {!complete && (
        <Typography sx={{ p: 4 }}>
          These are the first {REPORT_LIMITS.shown} rows. A file has all of them.
        </Typography>
      )}
    </>
  );
}
