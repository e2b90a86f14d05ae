import { selectsFilled } from '@clinic/ui/forms/selects-filled.ts';
import { isLow, type InventoryItem } from '@clinic/contract/billing/inventory';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { SearchField } from '../forms/SearchField.tsx';
import { useRecordSearch } from '../forms/useRecordSearch.ts';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { emptyItem, itemProblem, lineOf, type ItemToAdd, type NewLine } from './item-to-add.ts';

interface Props {
  toAdd: ItemToAdd;
  /** Replaces these fields of the row. */
  onChange: (fields: Partial<ItemToAdd>) => void;
  onAdd: (line: NewLine) => void;
  /** Called by Enter in an empty row, which ends the list. */
  onDone?: () => void;
  itemInput?: RefObject<HTMLInputElement | null>;
}

function stockText(item: InventoryItem): string {
  if (item.kind === 'service') return 'service';
  return `${isLow(item) ? 'only ' : ''}${item.countInStock} in stock`;
}

/** The row for the next item; Enter adds it and returns to the item field. */
export function ItemEntry({ toAdd, onChange, onAdd, onDone, itemInput: given }: Props) {
  const { item, typed, quantity, price } = toAdd;
  const [problem, setProblem] = useState<string | null>(null);
  const ownInput = useRef<HTMLInputElement>(null);
  const itemInput = given ?? ownInput;
  const quantityInput = useRef<HTMLInputElement>(null);
  const justChosen = useRef(false);
  // Selects the proposed quantity, so that a typed number replaces it.
  useEffect(() => {
    if (!item || !justChosen.current) return;
    justChosen.current = false;
    quantityInput.current?.select();
  }, [item]);
  const searched = item ? '' : typed;
  const items = useRecordSearch<InventoryItem>('inventory', searched, { unasked: true });
  const change = (fields: Partial<ItemToAdd>) => {
    setProblem(null);
    onChange(fields);
  };
  const add = () => {
    const line = lineOf(toAdd);
    if (!line) {
      const sentence = itemProblem(toAdd) ?? '';
      setProblem(sentence);
      // An invalid number is explained below its field only.
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
        <SearchField<InventoryItem>
          sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
          label="Item"
          value={item}
          text={typed}
          typed={searched}
          onTyped={(text) => onChange({ typed: text, ...(item && { item: null }) })}
          found={items}
          onChoose={(chosen) => {
            change(
              chosen
                ? { item: chosen, typed: chosen.name, price: String(chosen.price), quantity: quantity || '1' }
                : { item: null, typed: '' },
            );
            justChosen.current = chosen !== null;
          }}
          onEmptyEnter={onDone}
          takesFirst
          nothing="No item has that name"
          renderRow={(option) => (
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, width: '100%' }}>
              <span>
                {option.name} <small>({option.category})</small>
              </span>
              <Box component="small" sx={{ color: isLow(option) ? 'var(--brick-dark)' : 'text.secondary' }}>
                {stockText(option)}
              </Box>
            </Box>
          )}
          help={item ? stockText(item) : undefined}
          inputRef={itemInput}
        />
        <TextField
          label="Quantity"
          value={quantity}
          inputRef={quantityInput}
          onChange={(event) => change({ quantity: event.target.value })}
          onKeyDown={addOnEnter}
          slotProps={{ htmlInput: { inputMode: 'numeric', ...selectsFilled } }}
        />
        <TextField
          label="Price"
          value={price}
          onChange={(event) => change({ price: event.target.value })}
          onKeyDown={addOnEnter}
          slotProps={{ htmlInput: { inputMode: 'decimal', ...selectsFilled } }}
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
