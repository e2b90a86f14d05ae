import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lazy, Suspense, type RefObject } from 'react';
import { useGetList } from 'react-admin';
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from './FormSection.tsx';
import { InvoiceLine } from './InvoiceLine.tsx';
import { ItemEntry } from './ItemEntry.tsx';
import { lineCards } from './line-cards.ts';
import { linesOf, shortages, type NewInvoice } from './new-invoice.ts';

const NoItems = lazy(() => import('./NoItems.tsx'));

/** One item tells that the inventory has any. */
const ONE = { pagination: { page: 1, perPage: 1 }, sort: { field: 'name', order: 'ASC' } } as const;

interface Props {
  itemInput: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

export function ItemsSection({ itemInput, onDone }: Props) {
  const { getValues } = useFormContext<NewInvoice>();
  const { field: toAdd } = useController<NewInvoice, 'toAdd'>({ name: 'toAdd' });
  const { fields, append, remove } = useFieldArray<NewInvoice, 'lines'>({ name: 'lines' });
  const lines = useWatch<NewInvoice, 'lines'>({ name: 'lines' });
  const all = linesOf({ lines: lines ?? [], toAdd: toAdd.value });
  const isEmpty = useGetList('inventory', ONE, { onError: () => undefined }).total === 0;
  return (
    <FormSection title="Items">
      <Suspense>{isEmpty && <NoItems />}</Suspense>
      <ItemEntry
        toAdd={toAdd.value}
        onChange={(change) => toAdd.onChange({ ...getValues('toAdd'), ...change })}
        onAdd={(line) => append(line, { shouldFocus: false })}
        onDone={onDone}
        itemInput={itemInput}
      />
      {fields.length > 0 && (
        <Box sx={{ overflowX: 'auto', mt: 3 }}>
          <Table aria-label="Items of this invoice" sx={lineCards.table}>
            <TableHead>
              <TableRow>
                <TableCell>Item</TableCell>
                <TableCell align="right">Quantity</TableCell>
                <TableCell align="right">Price</TableCell>
                <TableCell align="right">Amount</TableCell>
                <TableCell align="right">Remove</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {fields.map((line, index) => (
                <InvoiceLine key={line.id} place={index} onRemove={() => remove(index)} />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {shortages(all).map(({ name, wanted, stock }) => (
        <Notice key={name} tone="waiting" announce="alert" sx={{ mt: 2 }}>
          {name}: {wanted} wanted, {stock} in stock. The invoice can be made; only what is there is taken.
        </Notice>
      ))}
    </FormSection>
  );
}
