import { MAX_QUANTITY_TEXT } from '@clinic/contract/care/diet-plans/diet-plan-reading';
import { MAX_LINE, type MealType } from '@clinic/contract/constants';
import { itemDaysProblem } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { FoodSearch } from '@clinic/contract/care/foods/food-search';
import type { MealSuggestion } from '@clinic/contract/care/diet-plans/meal-suggestions';
import { amountQuestion } from '@clinic/contract/care/foods/item-grams';
import { amountWithUnit } from '@clinic/contract/reading/amounts';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { WholeNumberField } from '@clinic/ui/forms/WholeNumberField.tsx';
import { PROPOSED } from '../../components/proposed-value.ts';
import type { ItemEntry } from '../diet-plan-editing/edited-plan.ts';
import type { NamePickerHandle } from './NamePicker.tsx';

const NamePicker = lazy(() => import('./NamePicker.tsx'));

/** The inputs of an item, for moving the focus. */
export interface ItemInputs {
  name: RefObject<NamePickerHandle | null>;
  quantity: RefObject<HTMLInputElement | null>;
  unit: RefObject<HTMLInputElement | null>;
  days: RefObject<HTMLInputElement | null>;
}

interface Props {
  mealType: MealType;
  item: ItemEntry;
  known: readonly string[];
  foods: FoodSearch | undefined;
  /** Days of the week, the longest duration of an item. */
  weekDays: number;
  narrow: boolean;
  onChange: (item: ItemEntry) => void;
  inputs: ItemInputs;
}

/** One item while it is typed; a chosen name fills in its usual unit and moves the focus to the quantity. */
export function ItemFields({ mealType, item, known, foods, weekDays, narrow, onChange, inputs }: Props) {
  const id = useId();
  const { name: nameRef, quantity: quantityRef, unit: unitRef, days: daysRef } = inputs;
  // Another name drops the chosen food; a plate drops its foods for another amount, too.
  const set = (part: Partial<ItemEntry>) => {
    const isChanged = (field: 'name' | 'quantity' | 'unit') =>
      part[field] !== undefined && part[field] !== item[field];
    onChange({
      ...item,
      ...(isChanged('name') && { food: undefined }),
      ...((isChanged('name') || isChanged('quantity') || isChanged('unit')) && { components: undefined }),
      ...part,
    });
  };
  // Values filled in by the last chosen name; the next name replaces them unless they were changed.
  const brought = useRef({ quantity: '', unit: '' });
  const type = (part: 'quantity' | 'unit') => (text: string) => {
    const said = part === 'quantity' ? amountWithUnit(text)?.unit : undefined;
    const isSuggested = item.unit === '' || item.unit === brought.current.unit;
    // A unit typed with the quantity replaces the suggested one, but not a typed one.
    if (said !== undefined && isSuggested) {
      brought.current = { quantity: '', unit: said };
      set({ quantity: text, unit: said });
      return;
    }
    brought.current = { ...brought.current, [part]: '' };
    set({ [part]: text });
  };
  const [proposals, setProposals] = useState(0);
  // Selects a proposal that arrives in a focused field.
  useLayoutEffect(() => {
    if (proposals === 0) return;
    for (const { current: field } of [quantityRef, unitRef]) {
      if (field && field === document.activeElement) field.select();
    }
  }, [proposals, quantityRef, unitRef]);
  const propose = (name: string, usual: MealSuggestion | undefined) => {
    const typed = (part: 'quantity' | 'unit') => (item[part] === brought.current[part] ? '' : item[part]);
    const quantity = typed('quantity') || String(usual?.quantity ?? (name ? 1 : ''));
    const unit = usual?.unit ?? typed('unit');
    brought.current = { quantity: typed('quantity') ? '' : quantity, unit: usual?.unit ?? '' };
    set({ name, quantity, unit });
    setProposals(proposals + 1);
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: narrow ? undefined : 'minmax(220px, 3fr) 1fr 1.4fr 1fr',
        },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: narrow ? undefined : 'auto' }, position: 'relative' }}>
        <Box
          component="label"
          htmlFor={id}
          sx={{
            position: 'absolute',
            zIndex: 1,
            top: -9,
            left: 10,
            px: 1,
            fontSize: 12,
            lineHeight: '18px',
            color: 'var(--ink-soft)',
            bgcolor: 'var(--white)',
          }}
        >
          Name
        </Box>
        <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
          <NamePicker
            ref={nameRef}
            inputId={id}
            mealType={mealType}
            value={item.name}
            known={known}
            foods={foods}
            onType={(name) => set({ name })}
            onChange={propose}
            onChosen={() => quantityRef.current?.focus()}
          />
        </Suspense>
      </Box>
      <InputField
        label="Quantity"
        value={item.quantity}
        onChange={type('quantity')}
        helperText={amountQuestion(item.quantity, item.unit)}
        inputRef={quantityRef}
        htmlInput={{ ...PROPOSED, maxLength: MAX_QUANTITY_TEXT, autoComplete: 'off' }}
      />
      <InputField
        label="Unit"
        inputRef={unitRef}
        value={item.unit}
        onChange={type('unit')}
        htmlInput={{ ...PROPOSED, maxLength: MAX_LINE, autoComplete: 'off' }}
      />
      <WholeNumberField
        label="Days"
        inputRef={daysRef}
        value={item.days}
        error={item.days.trim() ? itemDaysProblem(wholeNumberIn(item.days), weekDays) : undefined}
        onChange={(days) => set({ days })}
        sx={{ gridColumn: { xs: '1 / -1', md: narrow ? undefined : 'auto' } }}
        min={1}
        max={weekDays}
        htmlInput={PROPOSED}
      />
    </Box>
  );
}
