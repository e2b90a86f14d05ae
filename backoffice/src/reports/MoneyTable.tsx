import { REPORT_LIMITS, type MoneyReport, type ReportColumn } from '@clinic/contract/billing/money-reports';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { cellText, shownColumns, totalsOf } from './money-cells.ts';

/** More columns than that fit a screen only when they stand close together. */
const MANY = 12;
const close = { '& td, & th': { px: 1, fontSize: '0.8125rem' } } as const;

const isFigure = (column: ReportColumn | undefined) => column?.kind === 'money' || column?.kind === 'number';
const alignOf = (column: ReportColumn | undefined) => (isFigure(column) ? 'right' : 'left');

/** The first text, and the others small under it. */
function Stacked({ texts: [first, ...below] }: { texts: readonly string[] }) {
  return (
    <>
      {first}
      {below.filter(Boolean).map((text) => (
        <Box key={text} component="small" sx={{ display: 'block', color: 'text.secondary' }}>
          {text}
        </Box>
      ))}
    </>
  );
}

export function MoneyTable({ report, label }: { report: MoneyReport; label: string }) {
  const { columns, rows, complete } = report;
  const totals = totalsOf(report);
  const shown = shownColumns(report).map((places) => ({ places, column: columns[places[0] ?? 0] }));
  const textOf = (cells: MoneyReport['rows'][number], at: number) => {
    const column = columns[at];
    return column ? cellText(cells[at] ?? '', column) : '';
  };
  return (
    <>
      <TableContainer component="section" tabIndex={0} aria-label={label}>
        <Table size="small" aria-label={label} sx={columns.length > MANY ? close : undefined}>
          <TableHead>
            <TableRow>
              {shown.map(({ places, column }) => (
                <TableCell key={column?.label} align={alignOf(column)}>
                  <Stacked texts={places.map((at) => columns[at]?.label ?? '')} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, place) => (
              // Rows have no id and keep their order, so the index is the key.
              <TableRow key={place}>
                {shown.map(({ places, column }) => (
                  <TableCell
                    key={column?.label}
                    align={alignOf(column)}
                    sx={column?.kind === 'text' ? { overflowWrap: 'anywhere' } : { whiteSpace: 'nowrap' }}
                  >
                    <Stacked texts={places.map((at) => textOf(row, at))} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
          {totals && (
            <TableFooter>
              <TableRow>
                {shown.map(({ places: [at = 0], column }) => (
                  <TableCell
                    key={column?.label}
                    align={alignOf(column)}
                    sx={{ typography: 'body2', fontWeight: 600, color: 'text.primary', whiteSpace: 'nowrap' }}
                  >
                    {at === 0 ? totals[at] : textOf(totals, at)}
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
