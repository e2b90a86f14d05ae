import { DataTable, type DataTableColumnProps } from 'react-admin';
import { WithoutRecord } from '@clinic/ui/lists/DetailPane.tsx';

/** A column that is hidden while the detail pane shows the same value. */
export const RoomyColumn = (props: DataTableColumnProps) => (
  <WithoutRecord>
    <DataTable.Col {...props} />
  </WithoutRecord>
);
