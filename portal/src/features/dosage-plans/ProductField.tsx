import type { DosagePlanKind } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, type Ref } from 'react';
import type { EditedEntry } from './dosage-entries.ts';
import { doseStockQuery, productNamed, productsLike, stockText } from './dose-stock.ts';

const NONE: never[] = [];

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
  const { data: items = NONE } = useQuery(doseStockQuery(kind));
  const chosen = items.find(({ id }) => id === entry.product);
  const isTyped = useRef(false);
  const write = (name: string) => onChange({ ...entry, name, product: productNamed(items, name)?.id });
  // A name may be typed before the inventory is read.
  const findTyped = useEffectEvent(() => {
    if (isTyped.current && !chosen && productNamed(items, entry.name)) write(entry.name);
  });
  useEffect(() => {
    if (items.length > 0) findTyped();
  }, [items]);
  return (
    <>
      <InputField
        label={label}
        value={entry.name}
        error={error}
        helperText={chosen && `From the inventory, ${stockText(chosen)}`}
        onChange={(name) => {
          isTyped.current = true;
          write(name);
        }}
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
