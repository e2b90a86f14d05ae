import type { InventoryItem } from '@clinic/contract/billing/inventory';
import Checkbox from '@mui/material/Checkbox';
import { useListContext } from 'react-admin';

export interface ChosenItems {
  /** Ids of the selected items. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** A checkbox that selects an item. */
export function ItemChoice({ item: { id, name }, chosen, onChoose }: ChosenItems & { item: InventoryItem }) {
  const others = [...chosen].filter((one) => one !== id);
  return (
    <Checkbox
      size="small"
      checked={chosen.has(id)}
      onChange={(_event, isChosen) => onChoose(new Set(isChosen ? [...others, id] : others))}
      slotProps={{ input: { 'aria-label': `Choose ${name}` } }}
      sx={{ p: 1 }}
    />
  );
}

/** A checkbox that selects all items of the page, in addition to those of other pages. */
export function PageChoice({ chosen, onChoose }: ChosenItems) {
  const { data = [] } = useListContext<InventoryItem>();
  const ids = data.map(({ id }) => id);
  const others = [...chosen].filter((one) => !ids.includes(one));
  const here = chosen.size - others.length;
  return (
    <Checkbox
      size="small"
      checked={here > 0 && here === ids.length}
      indeterminate={here > 0 && here < ids.length}
      onChange={(_event, isChosen) => onChoose(new Set(isChosen ? [...others, ...ids] : others))}
      slotProps={{ input: { 'aria-label': 'Choose all on this page' } }}
      sx={{ p: 1 }}
    />
  );
}
