import { auditWho, type AuditRow } from '@clinic/contract/platform/audit';
import { clinicDateTime } from '@clinic/contract/clinic-calendar';
import { batched } from '../http/sent-in-pieces.ts';
import { writeTable } from '../tables/table-writer.ts';

const HEADER = ['day', 'time', 'who', 'what', 'kind', 'record', 'client', 'from', 'request'];
/** Lines of a piece, small since the server does nothing else while it writes them. */
const BATCH = 100;

/** The rows as CSV in pieces, with times in the clinic's zone. */
export const auditLines = (rows: AsyncIterable<AuditRow>, zone: string): AsyncGenerator<string> =>
  writeTable({ header: HEADER, groups: batched(rows, BATCH), cellsOf: (row) => cellsOf(row, zone) });

function cellsOf(row: AuditRow, zone: string): string[] {
  const { date, time } = clinicDateTime(new Date(row.at), zone);
  const { kind = '', id = '', name = '' } = row.record ?? {};
  return [
    date,
    time,
    auditWho(row),
    row.summary,
    kind,
    name || id,
    row.client?.name ?? '',
    row.from,
    row.requestId,
  ];
}
