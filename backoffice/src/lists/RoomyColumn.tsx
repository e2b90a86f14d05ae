import { DataTable, type DataTableColumnProps } from 'react-admin';
import { WithoutRecord } from '@clinic/ui/lists/DetailPane.tsx';

/** A column that is hidden beside the detail pane, which has the same value. */
export const RoomyColumn = (props: DataTableColumnProps) => (
  <WithoutRecord>
    <DataTable.Col {...props} />
  </WithoutRecord>
);
