import type { DosagePlanKind } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, type Ref } from 'react';
import type { EditedEntry } from './dosage-entries.ts';
import { doseStockQuery, productNamed, productsLike, stockText } from './dose-stock.ts';

interface Props {
  kind: DosagePlanKind;
  label: string;
  entry: EditedEntry;
  error: string | undefined;
  onChange: (entry: EditedEntry) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** The name of a medicine: one of the inventory, which is offered with its stock, or any other text. */
export function ProductField({ kind, label, entry, error, onChange, inputRef }: Props) {
  const list = useId();
  const { data: items = [] } = useQuery(doseStockQuery(kind));
  const chosen = items.find(({ id }) => id === entry.product);
  return (
    <>
      <InputField
        label={label}
        value={entry.name}
        error={error}
        helperText={chosen && `From the inventory, ${stockText(chosen)}`}
        onChange={(name) => onChange({ ...entry, name, product: productNamed(items, name)?.id })}
        inputRef={inputRef}
        autoComplete="off"
        htmlInput={{ list }}
      />
      <datalist id={list}>
        {productsLike(items, entry.name).map((item) => (
          <option key={item.id} value={item.name}>
            {item.name}, {stockText(item)}
          </option>
        ))}
      </datalist>
    </>
  );
}
