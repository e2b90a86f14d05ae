import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { isLow, type InventoryItem } from '@clinic/contract/billing/inventory';
import { isUsable } from '@clinic/contract/billing/tax-classes';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useCallback, useState } from 'react';
import { DataTable } from 'react-admin';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import type { EmptyWords } from '../lists/empty-list.tsx';
import { fetchFailure } from '../lists/fetch-failure.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { MoreFilters } from '../lists/MoreFilters.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { RowButtons } from '../lists/RowButtons.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { useHotkey } from '@clinic/ui/lists/useHotkey.ts';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { useTaxClasses } from '../business/useUsableClasses.ts';
import { DeleteItemDialog } from './DeleteItemDialog.tsx';
import { GiveTaxClass } from './GiveTaxClass.tsx';
import { InventoryFilters } from './InventoryFilters.tsx';
import { ItemChoice, PageChoice } from './ItemChoice.tsx';
import { StockCount } from './StockCount.tsx';
import { useInventoryDownload } from './useInventoryDownload.ts';

const ItemDialog = lazy(() => import('./ItemDialog.tsx'));
const UploadDialog = lazy(() => import('./UploadDialog.tsx'));

type Opened = { kind: 'add' | 'upload' } | { kind: 'update' | 'delete'; item: InventoryItem };

const emptyInventory = (onAdd: () => void): EmptyWords => ({
  text: 'No inventory items found',
  hint: 'Items are what the clinic sells: invoices and plans take names, prices and stock from here. Many at once come by Upload CSV.',
  begin: (
    <Button variant="outlined" onClick={onAdd}>
      Add the first item
    </Button>
  ),
});

function InventoryPage() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const download = useInventoryDownload();
  const { data: classes = [] } = useTaxClasses(true);
  const usable = classes.filter(isUsable);
  const [chosen, onChoose] = useState<ReadonlySet<string>>(new Set());
  const classOf = ({ taxClass }: InventoryItem) => classes.find(({ id }) => id === taxClass)?.name ?? 'None';
  const choice = (item: InventoryItem) =>
    usable.length > 0 && <ItemChoice item={item} chosen={chosen} onChoose={onChoose} />;
  useHotkey('n', () => setOpened({ kind: 'add' }));
  const buttons = (item: InventoryItem) => (
    <RowButtons
      name={item.name}
      onEdit={() => setOpened({ kind: 'update', item })}
      onDelete={() => setOpened({ kind: 'delete', item })}
    />
  );
  return (
    <>
      <PageHeader
        title={PAGE_TITLES.assistant.inventory}
        action={
          <>
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpened({ kind: 'add' })}>
              Add New Item
            </Button>
            <Button variant="outlined" onClick={() => setOpened({ kind: 'upload' })}>
              Upload CSV
            </Button>
            <Button variant="outlined" loading={download.isBusy} onClick={download.start}>
              Download CSV
            </Button>
          </>
        }
      />
      <ListFrame
        resource="inventory"
        sort={{ field: 'name', order: 'ASC' }}
        noun="item"
        filters={
          <>
            <SearchBox label="Search items" />
            <MoreFilters>
              <InventoryFilters />
            </MoreFilters>
            <GiveTaxClass classes={usable} chosen={chosen} onChoose={onChoose} />
          </>
        }
        failure={fetchFailure('inventory')}
        empty={emptyInventory(() => setOpened({ kind: 'add' }))}
        emptySearch="No inventory items found"
      >
        <RecordList<InventoryItem>
          rowSx={(item) => (isLow(item) ? { bgcolor: 'var(--turmeric-soft)' } : {})}
          renderCard={(item) => (
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
              {choice(item)}
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 600 }}>{item.name}</Typography>
                <Typography variant="body2">
                  {item.category} · {formatRupees(item.price)}
                </Typography>
                <Typography variant="body2" component="div">
                  In stock: <StockCount item={item} />
                </Typography>
                {usable.length > 0 && (
                  <Typography variant="body2" color="textSecondary">
                    Tax class: {classOf(item)}
                  </Typography>
                )}
              </Box>
              {buttons(item)}
            </Stack>
          )}
        >
          {usable.length > 0 && (
            <DataTable.Col
              label={<PageChoice chosen={chosen} onChoose={onChoose} />}
              disableSort
              render={(row) => choice(row as InventoryItem)}
            />
          )}
          <DataTable.Col source="name" label="Name" />
          <DataTable.Col source="category" label="Category" />
          <DataTable.Col
            source="price"
            label="Price"
            align="right"
            render={(row) => formatRupees((row as InventoryItem).price)}
          />
          <DataTable.Col
            source="countInStock"
            label="In Stock"
            align="right"
            render={(row) => <StockCount item={row as InventoryItem} />}
          />
          {usable.length > 0 && (
            <DataTable.Col label="Tax class" disableSort render={(row) => classOf(row as InventoryItem)} />
          )}
          <DataTable.Col
            label="Actions"
            align="right"
            disableSort
            render={(row) => buttons(row as InventoryItem)}
          />
        </RecordList>
      </ListFrame>
      <Suspense>
        {opened?.kind === 'add' && <ItemDialog item={null} onClose={close} />}
        {opened?.kind === 'update' && <ItemDialog item={opened.item} onClose={close} />}
        {opened?.kind === 'upload' && <UploadDialog onClose={close} />}
      </Suspense>
      {opened?.kind === 'delete' && <DeleteItemDialog item={opened.item} onClose={close} />}
    </>
  );
}

export default InventoryPage;
