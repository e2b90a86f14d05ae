import { MEAL_SUGGESTIONS, type MealSuggestion } from '@clinic/contract/meal-suggestions';
import type { MealType } from '@clinic/contract/constants';
import { useRef, type RefObject } from 'react';
import type { SelectInstance, StylesConfig } from 'react-select';
import CreatableSelect from 'react-select/creatable';

interface NameOption {
  value: string;
  label: string;
}

export type NamePickerHandle = SelectInstance<NameOption>;

const styles: StylesConfig<NameOption, false> = {
  control: (base, { isFocused }) => ({
    ...base,
    minHeight: 56,
    borderRadius: 'var(--radius)',
    borderColor: isFocused ? 'var(--river)' : 'var(--edge)',
    boxShadow: isFocused ? '0 0 0 1px var(--river)' : 'none',
    '&:hover': { borderColor: isFocused ? 'var(--river)' : 'var(--ink)' },
  }),
  valueContainer: (base) => ({ ...base, paddingInline: 14 }),
  placeholder: (base) => ({ ...base, color: 'var(--ink-soft)' }),
  singleValue: (base) => ({ ...base, color: 'var(--ink)' }),
  dropdownIndicator: (base) => ({ ...base, color: 'var(--ink-soft)' }),
  indicatorSeparator: () => ({ display: 'none' }),
  menu: (base) => ({ ...base, zIndex: 20, boxShadow: 'var(--shadow-floating)' }),
  option: (base, { isFocused }) => ({
    ...base,
    minHeight: 40,
    color: 'var(--ink)',
    backgroundColor: isFocused ? 'var(--maroon-soft)' : 'transparent',
    '&:active': { backgroundColor: 'var(--sand)' },
  }),
  noOptionsMessage: (base) => ({ ...base, color: 'var(--ink-soft)' }),
  loadingMessage: (base) => ({ ...base, color: 'var(--ink-soft)' }),
};

interface Props {
  inputId: string;
  mealType: MealType;
  value: string;
  /** Names that the plan uses already; offered after the suggestions. */
  known: readonly string[];
  onChange: (name: string, usual: MealSuggestion | undefined) => void;
  /** A name was chosen by key or tap: the next field is due. */
  onChosen: () => void;
  ref: RefObject<NamePickerHandle | null>;
}

const optionOf = (name: string): NameOption => ({ value: name, label: name });

/** Food or drink from the suggestions of the meal, or any other name. */
export default function NamePicker({ inputId, mealType, value, known, onChange, onChosen, ref }: Props) {
  const suggestions = MEAL_SUGGESTIONS[mealType];
  const typed = useRef('');
  const names = [...new Set([...suggestions.map(({ name }) => name), ...known])];
  const take = (name: string) =>
    onChange(
      name,
      suggestions.find((suggestion) => suggestion.name === name),
    );

  return (
    <CreatableSelect<NameOption>
      ref={ref}
      inputId={inputId}
      aria-label="Name"
      styles={styles}
      options={names.map(optionOf)}
      value={value === '' ? null : optionOf(value)}
      onChange={(option) => {
        typed.current = '';
        take(option?.value.trim() ?? '');
        if (option) onChosen();
      }}
      onInputChange={(text, { action }) => {
        if (action === 'input-change') typed.current = text;
      }}
      // The list would forget what was typed but not confirmed.
      onBlur={() => {
        if (typed.current.trim() !== '') take(typed.current.trim());
        typed.current = '';
      }}
      placeholder="Select..."
      formatCreateLabel={(text) => `Create "${text}"`}
      noOptionsMessage={() => 'No options'}
      loadingMessage={() => 'Loading...'}
      maxMenuHeight={300}
      minMenuHeight={140}
      pageSize={5}
      menuPlacement="auto"
    />
  );
}
