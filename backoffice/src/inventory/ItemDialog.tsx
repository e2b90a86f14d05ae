import { ITEM_CATEGORIES } from '@clinic/contract/constants';
import { ITEM_RULES, type InventoryItem, type InventoryItemInput } from '@clinic/contract/billing/inventory';
import Box from '@mui/material/Box';
import { SelectInput, TextInput } from 'react-admin';
import { NumberField } from '../forms/NumberField.tsx';
import { RecordDialog } from '../forms/RecordDialog.tsx';
import { useRecordForm } from '../forms/useRecordForm.ts';
import { notify } from '@clinic/ui/layout/notify.ts';

const categories = ITEM_CATEGORIES.map((category) => ({ id: category, name: category }));
const blank = { name: '', description: '', price: null, countInStock: null, category: 'Herb' };

interface Props {
  /** Null adds an item. */
  item: InventoryItem | null;
  onClose: () => void;
}

function ItemDialog({ item, onClose }: Props) {
  const { record, draft, save, failure, reload } = useRecordForm<InventoryItem>({
    resource: 'inventory',
    given: item,
    explain: (message) => {
      if (item) return message ?? 'Error updating item.';
      return message ? `Failed to add item: ${message}` : 'Error adding item.';
    },
    onSaved: () => {
      notify.success(item ? 'Item updated successfully!' : 'Item added successfully!');
      onClose();
    },
  });
  return (
    <RecordDialog
      key={record?.updatedAt}
      title={record ? `Update ${record.name}` : 'Add New Item'}
      submitLabel={record ? 'Update' : 'Add'}
      defaultValues={record ? valuesOf(record) : blank}
      draft={draft}
      onSubmit={(values) => save(fieldsOf(values as InventoryItemInput))}
      onClose={onClose}
      failure={failure}
      onReload={reload}
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
        <NumberField
          source="countInStock"
          label="Count"
          validate={ITEM_RULES.countInStock}
          isRequired
          helperText={false}
        />
      </Box>
      <TextInput
        source="description"
        label="Description"
        multiline
        minRows={2}
        validate={ITEM_RULES.description}
        helperText={false}
      />
    </RecordDialog>
  );
}

const valuesOf = ({ name, description, price, countInStock, category }: InventoryItem) => ({
  name,
  description,
  price,
  countInStock,
  category,
});

const fieldsOf = (input: InventoryItemInput) => ({ ...input, description: input.description ?? '' });

export default ItemDialog;
