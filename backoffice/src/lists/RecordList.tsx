import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { DataTable, useListContext, type RaRecord } from 'react-admin';
import { openRow, useBeside } from '@clinic/ui/lists/Beside.tsx';

interface Props<Entry extends RaRecord> {
  /** Cards instead of the table under 768 px, or under 1024 px for tables with much text. */
  cardsBelow?: 'md' | 'lg';
  renderCard: (record: Entry) => ReactNode;
  /** `DataTable.Col` elements. */
  children: ReactNode;
  rowSx?: (record: Entry) => object;
}

export function RecordList<Entry extends RaRecord>({
  cardsBelow = 'md',
  renderCard,
  children,
  rowSx,
}: Props<Entry>) {
  const wide = useMediaQuery((theme) => theme.breakpoints.up(cardsBelow), { noSsr: true });
  const { data } = useListContext<Entry>();
  const beside = useBeside();
  if (wide)
    return (
      <Box
        sx={{ overflowX: 'auto', '& tr:has([data-beside])': { cursor: 'pointer' } }}
        onClick={(event) => beside && openRow(event.target as Element)}
      >
        <DataTable
          bulkActionButtons={false}
          rowClick={false}
          rowSx={(record: Entry) => ({
            ...rowSx?.(record),
            ...(beside?.chosen === record.id && { bgcolor: 'var(--cream)' }),
          })}
          hover
        >
          {children}
        </DataTable>
      </Box>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data?.map((record) => (
        <Box
          component="li"
          key={record.id}
          sx={{
            p: 4,
            borderTop: '1px solid var(--line)',
            '&:first-of-type': { borderTop: 0 },
            ...rowSx?.(record),
          }}
        >
          {renderCard(record)}
        </Box>
      ))}
    </Box>
  );
}
