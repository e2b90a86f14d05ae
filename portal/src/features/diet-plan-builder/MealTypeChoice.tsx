import type { MealType } from '@clinic/contract/constants';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import { useRef, type RefObject } from 'react';

interface Props {
  /** Meal types that the week has no meal of. */
  unused: readonly MealType[];
  chosen: MealType | '';
  inputRef: RefObject<HTMLInputElement | null>;
  /** `takesFocus` is false while keys walk through the choices, so that the opened builder leaves the focus here. */
  onChoose: (type: MealType, takesFocus: boolean) => void;
}

/** Opens the builder for a meal type that the week still lacks. */
export function MealTypeChoice({ unused, chosen, inputRef, onChoose }: Props) {
  const lastKey = useRef<string>(null);
  const forgetKey = () => (lastKey.current = null);
  const isPicked = () => [null, 'Enter', ' '].includes(lastKey.current);
  return (
    <Box sx={{ mb: 5, maxWidth: 360 }}>
      {unused.length === 0 ? (
        <Notice tone="good" announce="status">
          All Meals Planned
        </Notice>
      ) : (
        <InputField
          label="Add New Meal"
          value={chosen}
          inputRef={inputRef}
          options={[{ value: '', label: '' }, ...unused.map((type) => ({ value: type, label: type }))]}
          htmlInput={{
            onFocus: forgetKey,
            onPointerDown: forgetKey,
            onKeyDown: ({ key }) => (lastKey.current = key),
          }}
          onChange={(type) => type && onChoose(type as MealType, isPicked())}
        />
      )}
    </Box>
  );
}
