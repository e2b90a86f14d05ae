import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import type { TaxClass } from '@clinic/contract/billing/tax-classes';
import { counted } from '@clinic/contract/platform/counted';
import { required } from '@clinic/contract/rules';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { SelectInput } from 'react-admin';
import { valuesOf } from './item-values.ts';

interface Props {
  /** Ids of the selected items. */
  chosen: readonly string[];
  classes: readonly TaxClass[];
  onGiven: () => void;
  onClose: () => void;
}

const isChosen = required('Please choose a tax class.');

/** Gives the selected items a tax class, one request each; finished ones stay when a later one is refused. */
function GiveTaxClassDialog({ chosen, classes, onGiven, onClose }: Props) {
  /** Number of items that already have the class after a failed try. */
  const given = useRef(0);
  const count = counted(chosen.length, 'item');
  const saving = useSaving<{ taxClass: string }, number>({
    draft: null,
    send: async ({ taxClass }, { api }) => {
      const kind = classes.find(({ id }) => id === taxClass)?.supply;
      const { items } = await api.call(inventoryCalls.all, {});
      const meant = items.filter((item) => item.kind === kind && chosen.includes(item.id));
      const waiting = meant.filter((item) => item.taxClass !== taxClass);
      given.current = meant.length - waiting.length;
      for (const item of waiting) {
        const body = { ...valuesOf(item), taxClass, updatedAt: item.updatedAt };
        // In sequence, so that a refusal names the first unchanged item.
        // oxlint-disable-next-line no-await-in-loop
        await api.call(inventoryCalls.update, { id: item.id, body });
        given.current += 1;
      }
      return meant.length;
    },
    saved: (done) => {
      onGiven();
      const others = chosen.length - done;
      return `${counted(done, 'item')} with the class.${others > 0 ? ` ${counted(others, 'item')} of another kind as before.` : ''}`;
    },
    refresh: 'page',
    otherwise: 'The class could not be given.',
    worded: (sentence) => `${given.current} of ${count} have the class. ${sentence}`,
  });
  const form = useSavedForm({ saving, values: { taxClass: '' } });
  const kinds = new Set(classes.map(({ supply }) => supply)).size;
  return (
    <SavedDialog
      form={form}
      title={`Tax class of ${count}`}
      saveLabel="Give the class"
      maxWidth="xs"
      onClose={onClose}
    >
      {kinds > 1 && (
        <Typography variant="body2" sx={{ mb: 3 }}>
          A class of goods is given to goods only, one of services to services.
        </Typography>
      )}
      <SelectInput
        source="taxClass"
        label="Tax class"
        choices={[...classes]}
        validate={isChosen}
        isRequired
        helperText={false}
      />
    </SavedDialog>
  );
}

export default GiveTaxClassDialog;
