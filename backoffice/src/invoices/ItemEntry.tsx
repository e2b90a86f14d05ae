import { LOW_STOCK } from '@clinic/contract/constants';
import type { InventoryItem } from '@clinic/contract/inventory';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useGetList } from 'react-admin';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { withoutList } from '../layout/without-list.ts';
import { emptyItem, itemProblem, lineOf, type ItemToAdd, type NewLine } from './new-invoice.ts';

interface Props {
  toAdd: ItemToAdd;
  /** Some of its fields, over what was there at that moment. */
  onChange: (fields: Partial<ItemToAdd>) => void;
  onAdd: (line: NewLine) => void;
}

const stockText = ({ countInStock }: InventoryItem): string =>
  countInStock <= LOW_STOCK ? `only ${countInStock} in stock` : `${countInStock} in stock`;

/** The row in which the next item is chosen; Enter adds it and goes back to the item. */
export function ItemEntry({ toAdd, onChange, onAdd }: Props) {
  const { item, typed, quantity, price } = toAdd;
  const [problem, setProblem] = useState<string | null>(null);
  const itemInput = useRef<HTMLInputElement>(null);
  const quantityInput = useRef<HTMLInputElement>(null);
  const items = useGetList<InventoryItem>('inventory', {
    filter: typed && typed !== item?.name ? { q: typed } : {},
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'name', order: 'ASC' },
  });
  const change = (fields: Partial<ItemToAdd>) => {
    setProblem(null);
    onChange(fields);
  };
  const add = () => {
    const line = lineOf(toAdd);
    if (!line) {
      const sentence = itemProblem(toAdd) ?? '';
      setProblem(sentence);
      // A wrong number is said below it only.
      if (!item || !quantity.trim() || !price.trim()) notify.error(sentence);
      return;
    }
    onAdd(line);
    change(emptyItem);
    itemInput.current?.focus();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 1fr) 110px 140px auto' },
        }}
      >
        <Autocomplete<InventoryItem>
          sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
          size="small"
          disablePortal
          options={items.data ?? []}
          loading={items.isFetching}
          {...(items.error && withoutList)}
          filterOptions={(options) => options}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          value={item}
          inputValue={typed}
          clearOnBlur={false}
          onInputChange={(_event, text) => onChange({ typed: text })}
          onChange={(_event, chosen) => {
            change(
              chosen
                ? { item: chosen, price: String(chosen.price), quantity: quantity || '1' }
                : { item: null },
            );
            if (chosen) requestAnimationFrame(() => quantityInput.current?.select());
          }}
          renderOption={({ key, ...props }, option) => (
            <li key={key} {...props}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, width: '100%' }}>
                <span>
                  {option.name} <small>({option.category})</small>
                </span>
                <Box
                  component="small"
                  sx={{ color: option.countInStock <= LOW_STOCK ? 'var(--brick-dark)' : 'text.secondary' }}
                >
                  {stockText(option)}
                </Box>
              </Box>
            </li>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              label="Item"
              inputRef={itemInput}
              helperText={item ? stockText(item) : undefined}
            />
          )}
        />
        <TextField
          label="Quantity"
          value={quantity}
          inputRef={quantityInput}
          onChange={(event) => change({ quantity: event.target.value })}
          onKeyDown={addOnEnter}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextField
          label="Price"
          value={price}
          onChange={(event) => change({ price: event.target.value })}
          onKeyDown={addOnEnter}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <Button
          variant="outlined"
          onClick={add}
          sx={{ mt: '8px', height: 38, gridColumn: { xs: '1 / -1', md: 'auto' } }}
        >
          Add Item
        </Button>
      </Box>
      <ChoicesFailure noun="items" choices={items} />
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
    </>
  );
}
