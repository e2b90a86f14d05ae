import { auditCalls } from '@clinic/contract/platform/audit-calls';
import { addressOf } from '@clinic/contract/calls';
import { useListContext } from 'react-admin';
import { ExportButton } from '../lists/ExportButton.tsx';

/** Saves the filtered entries of all pages. */
export function AuditExport() {
  const { filterValues } = useListContext();
  const query = { filter: JSON.stringify(filterValues) };
  return <ExportButton address={addressOf(auditCalls.download, { query })} file="audit.csv" />;
}
