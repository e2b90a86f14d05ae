import type { Supply, TaxClass } from '@clinic/contract/billing/tax-classes';
import { ITEM_CATEGORIES } from '@clinic/contract/constants';
import {
  ITEM_RULES,
  PACK_PIECES,
  type InventoryItem,
  type InventoryItemInput,
} from '@clinic/contract/billing/inventory';
import Box from '@mui/material/Box';
import { wholeNumber } from '@clinic/contract/rules';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { NumberField } from '../forms/NumberField.tsx';
import { SUPPLY_CHOICES } from '../business/tax-class-words.ts';
import { useUsableClasses } from '../business/useUsableClasses.ts';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { useStoredRecord } from '../forms/useStoredRecord.ts';
import { valuesOf } from './item-values.ts';

const categories = ITEM_CATEGORIES.map((category) => ({ id: category, name: category }));
const blank = {
  name: '',
  description: '',
  price: null,
  countInStock: null,
  category: 'Herb',
  kind: 'goods',
  taxClass: null,
  pack: { pieces: null },
};

const packRule = wholeNumber(PACK_PIECES.min, PACK_PIECES.max);
/** An empty field says that the pack is not known. */
const packProblem = (pieces: unknown) => (pieces === null || pieces === '' ? undefined : packRule(pieces));

/** The pieces that doses count in one of the item; not shown for a service. */
function PackInput() {
  const kind = useWatch({ name: 'kind' }) as Supply;
  if (kind === 'service') return null;
  return (
    <NumberField
      source="pack.pieces"
      label="Pieces of a pack"
      validate={packProblem}
      isOptional
      helperText="Tablets, capsules … in one"
    />
  );
}

/** The number of pieces; not shown for a service. */
function CountInput() {
  const kind = useWatch({ name: 'kind' }) as Supply;
  if (kind === 'service') return null;
  return (
    <NumberField
      source="countInStock"
      label="Count"
      validate={ITEM_RULES.countInStock}
      isRequired
      helperText={false}
    />
  );
}

/** Tax classes of the item's kind; not shown while none is signed. */
function TaxClassInput({ classes }: { classes: TaxClass[] }) {
  const kind = useWatch({ name: 'kind' }) as Supply;
  const choices = classes.filter(({ supply }) => supply === kind);
  if (choices.length === 0) return null;
  return (
    <SelectInput source="taxClass" label="Tax class" choices={choices} emptyText="None" helperText={false} />
  );
}

interface Props {
  /** The item to edit; null adds one. */
  item: InventoryItem | null;
  onClose: () => void;
}

function ItemDialog({ item, onClose }: Props) {
  const classes = useUsableClasses({ kept: item?.taxClass });
  const stored = useStoredRecord<InventoryItem>('inventory', item);
  const { record } = stored;
  const saving = useSaving<InventoryItemInput, InventoryItem>({
    ...stored.saving,
    send: (typed) => stored.saving.send(fieldsOf(typed)),
    otherwise: item ? 'Error updating item.' : 'Error adding item.',
    worded: (sentence) => (item ? sentence : `Failed to add item: ${sentence}`),
    saved: () => {
      onClose();
      return item ? 'Item updated successfully!' : 'Item added successfully!';
    },
  });
  const form = useSavedForm({
    saving,
    values: record ? { ...valuesOf(record), pack: { pieces: record.pack?.pieces ?? null } } : blank,
    version: record?.updatedAt,
  });
  return (
    <SavedDialog
      form={form}
      title={record ? `Update ${record.name}` : 'Add New Item'}
      saveLabel={record ? 'Update' : 'Add'}
      busyLabel="Saving…"
      onClose={onClose}
    >
      <TextInput
        source="name"
        label="Name"
        validate={ITEM_RULES.name}
        isRequired
        helperText={false}
        autoComplete="off"
      />
      <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
        <SelectInput source="category" label="Category" choices={categories} isRequired helperText={false} />
        <NumberField
          source="price"
          label="Price (₹)"
          validate={ITEM_RULES.price}
          isRequired
          helperText={false}
        />
        <CountInput />
        <SelectInput source="kind" label="Kind" choices={SUPPLY_CHOICES} isRequired helperText={false} />
        <PackInput />
      </Box>
      <TaxClassInput classes={classes} />
      <TextInput
        source="description"
        label="Description"
        multiline
        minRows={2}
        validate={ITEM_RULES.description}
        helperText={false}
      />
    </SavedDialog>
  );
}

const fieldsOf = ({ pack, ...input }: InventoryItemInput) => ({
  ...input,
  pack: input.kind !== 'service' && pack?.pieces ? pack : null,
  description: input.description ?? '',
  countInStock: input.kind === 'service' ? 0 : input.countInStock,
  taxClass: input.taxClass || null,
});

export default ItemDialog;
