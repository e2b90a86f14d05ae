import {
  TAX_CLASS_LIMITS,
  TAX_KINDS,
  taxClassProblems,
  type TaxClass,
  type TaxClassInput,
} from '@clinic/contract/billing/tax-classes';
import { returnUnit, UNIT_CODES } from '@clinic/contract/billing/units';
import { allOf, oneLine, percent, realDate, required } from '@clinic/contract/rules';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DayInput } from '../forms/DayInput.tsx';
import { NumberField } from '../forms/NumberField.tsx';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { useStoredRecord } from '../forms/useStoredRecord.ts';
import { FormRows } from './FormRows.tsx';
import { KIND_WORDS, SUPPLY_CHOICES } from './tax-class-words.ts';

const kinds = TAX_KINDS.map((id) => ({ id, name: KIND_WORDS[id] }));
const units = UNIT_CODES.map((id) => ({ id, name: returnUnit(id) }));
const blank: TaxClassInput = { name: '', supply: 'goods', code: '', unit: 'NOS', kind: 'taxable', rates: [] };

/** Inputs for rates and unit, if the class has them. */
function InputsOfKind() {
  const supply = useWatch({ name: 'supply' }) as TaxClassInput['supply'];
  const kind = useWatch({ name: 'kind' }) as TaxClassInput['kind'];
  return (
    <>
      {supply === 'goods' && (
        <SelectInput source="unit" label="Unit" choices={units} isRequired helperText={false} />
      )}
      {kind === 'taxable' && (
        <FormRows
          source="rates"
          noun="rate"
          columns="1fr 1fr"
          blank={{ from: '', percent: null }}
          max={TAX_CLASS_LIMITS.rates}
        >
          {(place) => (
            <>
              <DayInput source={`${place}.from`} label="From" validate={realDate} />
              <NumberField
                source={`${place}.percent`}
                label="Per cent"
                validate={percent}
                isRequired
                helperText={false}
              />
            </>
          )}
        </FormRows>
      )}
    </>
  );
}

interface Props {
  /** The class to edit; null adds one. */
  taxClass: TaxClass | null;
  onClose: () => void;
}

function TaxClassDialog({ taxClass, onClose }: Props) {
  const stored = useStoredRecord<TaxClass>('taxClasses', taxClass);
  const { record } = stored;
  const saving = useSaving<TaxClassInput, TaxClass>({
    ...stored.saving,
    send: (typed) => stored.saving.send(fieldsOf(typed)),
    otherwise: 'The class could not be saved. Please try again.',
    saved: () => {
      onClose();
      return 'The class is saved. It is used once an admin has signed it.';
    },
  });
  const form = useSavedForm({
    saving,
    values: record ? { ...blank, ...fieldsOf(record), retired: record.retired } : blank,
    version: record?.updatedAt,
    rules: (typed) => taxClassProblems(fieldsOf(typed)),
  });
  return (
    <SavedDialog
      form={form}
      title={record ? `Update ${record.name}` : 'Add tax class'}
      saveLabel={record ? 'Update' : 'Add'}
      busyLabel="Saving…"
      onClose={onClose}
    >
      {record?.used && (
        <Notice tone="note" sx={{ mb: 3 }}>
          Papers were made with this class. It can be retired, or get a rate from a later day.
        </Notice>
      )}
      <TextInput
        source="name"
        label="Name"
        validate={allOf(required(), oneLine())}
        isRequired
        helperText={false}
        autoComplete="off"
      />
      <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
        <SelectInput
          source="supply"
          label="What is sold"
          choices={SUPPLY_CHOICES}
          isRequired
          helperText={false}
        />
        <TextInput source="code" label="HSN or SAC" helperText={false} autoComplete="off" />
        <SelectInput source="kind" label="Tax" choices={kinds} isRequired helperText={false} />
      </Box>
      <InputsOfKind />
      {record && <BooleanInput source="retired" label="Retired: no new paper uses it" helperText={false} />}
    </SavedDialog>
  );
}

/** Values of hidden inputs are not sent. */
const fieldsOf = ({ name, supply, code, unit, kind, rates, retired }: TaxClassInput): TaxClassInput => ({
  name,
  supply,
  code: code ?? '',
  unit: supply === 'goods' ? unit : '',
  kind,
  rates: kind === 'taxable' ? rates : [],
  ...(retired !== undefined && { retired }),
});

export default TaxClassDialog;
