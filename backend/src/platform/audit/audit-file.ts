import { auditWho, type AuditRow } from '@clinic/contract/platform/audit';
import { clinicDateTime } from '@clinic/contract/clinic-calendar';
import { neutraliseCell } from '@clinic/contract/platform/csv-cells';
import { stringify } from 'csv-stringify/sync';
import { batched } from '../http/sent-in-pieces.ts';

const HEADER = ['day', 'time', 'who', 'what', 'kind', 'record', 'client', 'from', 'request'];
const BATCH = 500;
const OPTIONS = { record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;

/** In chunks; times are in the clinic's zone. */
export async function* auditLines(rows: AsyncIterable<AuditRow>, zone: string): AsyncGenerator<string> {
  let header = stringify([HEADER], { ...OPTIONS, bom: true });
  for await (const batch of batched(rows, BATCH)) {
    const lines = batch.map((row) => cellsOf(row, zone).map(neutraliseCell));
    yield header + stringify(lines, OPTIONS);
    header = '';
  }
  yield header;
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
