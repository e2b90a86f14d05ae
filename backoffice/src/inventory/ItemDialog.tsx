import { ITEM_CATEGORIES } from '@clinic/contract/constants';
import type { InventoryItem, InventoryItemInput } from '@clinic/contract/inventory';
import { allOf, longText, money, oneLine, required, wholeNumber } from '@clinic/contract/rules';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { NumberInput, SelectInput, TextInput, useRefresh } from 'react-admin';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useToast } from '../layout/Toasts.tsx';
import { fieldErrorsOf, isStale, sentenceOf } from '../providers/refusal.ts';
import { useServer } from '../providers/useServer.ts';

/** Most pieces of one item (contract, inventory). */
const MAX_COUNT = 999_999;
const nameRule = allOf(required(), oneLine());
const countRule = wholeNumber(0, MAX_COUNT);
const descriptionRule = longText();
const categories = ITEM_CATEGORIES.map((category) => ({ id: category, name: category }));
const blank = { name: '', description: '', price: null, countInStock: null, category: 'Herb' };

interface Props {
  /** The item to update; null adds one. */
  item: InventoryItem | null;
  onClose: () => void;
}

const ItemDialog = ({ item, onClose }: Props) => {
  const [record, setRecord] = useState(item);
  const [failure, setFailure] = useState<string | null>(null);
  const [stale, setStale] = useState(false);
  const server = useServer();
  const toast = useToast();
  const refresh = useRefresh();
  const save = async (values: object): Promise<Record<string, string> | undefined> => {
    setFailure(null);
    const input = values as InventoryItemInput;
    const data = { ...input, description: input.description ?? '' };
    try {
      await server((api) =>
        record
          ? api.update('inventory', { id: record.id, data: { ...record, ...data }, previousData: record })
          : api.create('inventory', { data }),
      );
    } catch (error) {
      const sentence = sentenceOf(error);
      const adding = sentence ? `Failed to add item: ${sentence}` : 'Error adding item.';
      setFailure(record ? (sentence ?? 'Error updating item.') : adding);
      setStale(isStale(error));
      return fieldErrorsOf(error) ?? undefined;
    }
    toast(record ? 'Item updated successfully!' : 'Item added successfully!', 'success');
    refresh();
    onClose();
    return undefined;
  };
  const reload = async (id: string) => {
    try {
      const { data } = await server((api) => api.getOne<InventoryItem>('inventory', { id }));
      setRecord(data);
      setStale(false);
      setFailure(null);
      refresh();
    } catch (error) {
      setFailure(sentenceOf(error) ?? 'Error updating item.');
    }
  };
  return (
    <FormDialog
      key={record?.updatedAt}
      title={record ? `Update ${record.name}` : 'Add New Item'}
      submitLabel={record ? 'Update' : 'Add'}
      defaultValues={record ? fieldsOf(record) : blank}
      onSubmit={save}
      onClose={onClose}
      failure={failure}
      onReload={stale && record ? () => void reload(record.id) : undefined}
    >
      <TextInput
        source="name"
        label="Name"
        validate={nameRule}
        isRequired
        helperText={false}
        autoComplete="off"
      />
      <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
        <SelectInput source="category" label="Category" choices={categories} isRequired helperText={false} />
        <NumberInput
          source="price"
          label="Price (₹)"
          validate={money}
          isRequired
          min={0}
          step={0.01}
          helperText={false}
        />
        <NumberInput
          source="countInStock"
          label="Count"
          validate={countRule}
          isRequired
          min={0}
          step={1}
          helperText={false}
        />
      </Box>
      <TextInput
        source="description"
        label="Description"
        multiline
        minRows={2}
        validate={descriptionRule}
        helperText={false}
      />
    </FormDialog>
  );
};

const fieldsOf = ({ name, description, price, countInStock, category }: InventoryItem) => ({
  name,
  description,
  price,
  countInStock,
  category,
});

export default ItemDialog;
