import { auditWho, type AuditRow } from '@clinic/contract/audit';
import { clinicDateTime } from '@clinic/contract/clinic-calendar';
import { neutraliseCell } from '@clinic/contract/csv-cells';
import { stringify } from 'csv-stringify/sync';

const HEADER = ['day', 'time', 'who', 'what', 'kind', 'record', 'client', 'from', 'request'];
const BATCH = 500;
const OPTIONS = { record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;

/** Rows as a CSV file, some lines at a time; times are the clinic's. */
export async function* auditLines(rows: AsyncIterable<AuditRow>, zone: string): AsyncGenerator<string> {
  yield stringify([HEADER], { ...OPTIONS, bom: true });
  let batch: string[][] = [];
  for await (const row of rows) {
    batch.push(cellsOf(row, zone).map(neutraliseCell));
    if (batch.length < BATCH) continue;
    yield stringify(batch, OPTIONS);
    batch = [];
  }
  yield stringify(batch, OPTIONS);
}

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
