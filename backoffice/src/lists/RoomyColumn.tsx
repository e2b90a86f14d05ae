import { DataTable, type DataTableColumnProps } from 'react-admin';
import { WithoutRecord } from '@clinic/ui/lists/DetailPane.tsx';

/** A column that is left out while the chosen record stands beside the list: the record says the same. */
export const RoomyColumn = (props: DataTableColumnProps) => (
  <WithoutRecord>
    <DataTable.Col {...props} />
  </WithoutRecord>
);
