import { LOW_STOCK } from '@clinic/contract/constants';
import type { InventoryItem } from '@clinic/contract/inventory';
import { numberIn, oneNumber } from '@clinic/contract/number-in-text';
import { money } from '@clinic/contract/rules';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useGetList } from 'react-admin';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';
import { useToast } from '../layout/Toasts.tsx';
import { withoutList } from '../layout/withoutList.ts';
import { quantityRule, type NewLine } from './newInvoice.ts';

interface Props {
  onAdd: (line: NewLine) => void;
  /** Whether something is filled in that has not been added. */
  onPending: (pending: boolean) => void;
}

const stockText = ({ countInStock }: InventoryItem): string =>
  countInStock <= LOW_STOCK ? `only ${countInStock} in stock` : `${countInStock} in stock`;

/** Text of a number field as a JSON number; empty and broken text become NaN, which every rule refuses. */
const numberOf = (text: string): number => (oneNumber(text) ? Number.NaN : (numberIn(text) ?? Number.NaN));

/** The row in which the next item is chosen; Enter adds it and goes back to the item. */
export const ItemEntry = ({ onAdd, onPending }: Props) => {
  const [item, setItem] = useState<InventoryItem | null>(null);
  const [typed, setTyped] = useState('');
  const [quantity, setQuantity] = useState('');
  const [price, setPrice] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const itemInput = useRef<HTMLInputElement>(null);
  const quantityInput = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const items = useGetList<InventoryItem>('inventory', {
    filter: typed && typed !== item?.name ? { q: typed } : {},
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'name', order: 'ASC' },
  });
  const pending = Boolean(item) || typed !== '' || quantity !== '';
  useEffect(() => onPending(pending), [pending, onPending]);

  const complain = (sentence: string) => {
    setProblem(sentence);
    toast(sentence, 'error');
  };
  const add = () => {
    if ((!item && !typed.trim()) || !quantity.trim() || !price.trim())
      return complain('All item fields are required.');
    if (!item) return complain('Selected item not found.');
    const wrong = quantityRule(numberOf(quantity)) ?? money(numberOf(price));
    if (wrong) return setProblem(wrong);
    onAdd({
      item: item.id,
      name: item.name,
      quantity: numberOf(quantity),
      price: numberOf(price),
      stock: item.countInStock,
    });
    setItem(null);
    setTyped('');
    setQuantity('');
    setPrice('');
    setProblem(null);
    itemInput.current?.focus();
    return undefined;
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
          onInputChange={(_event, text) => setTyped(text)}
          onChange={(_event, chosen) => {
            setItem(chosen);
            setProblem(null);
            if (!chosen) return;
            setPrice(String(chosen.price));
            if (!quantity) setQuantity('1');
            requestAnimationFrame(() => quantityInput.current?.select());
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
          onChange={(event) => setQuantity(event.target.value)}
          onKeyDown={addOnEnter}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextField
          label="Price"
          value={price}
          onChange={(event) => setPrice(event.target.value)}
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
};
