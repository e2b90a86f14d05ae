import type { FoodSearch } from '@clinic/contract/care/foods/food-search';
import type { Food } from '@clinic/contract/care/foods/foods';
import { MEAL_SUGGESTIONS, type MealSuggestion } from '@clinic/contract/care/diet-plans/meal-suggestions';
import type { MealType } from '@clinic/contract/constants';
import { cleanLine } from '@clinic/contract/clients/client-input';
import { useLayer } from '@clinic/ui/layers/useLayer.ts';
import { useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import {
  components,
  createFilter,
  type MenuProps,
  type OptionProps,
  type SelectInstance,
  type StylesConfig,
} from 'react-select';
import CreatableSelect from 'react-select/creatable';

interface NameOption {
  value: string;
  label: string;
  /** True: found in the catalogue, perhaps by a name that is not shown. */
  isFood?: true;
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
    // Lighter than the option that Enter takes.
    '&:hover': { backgroundColor: isFocused ? 'var(--maroon-soft)' : 'var(--cream)' },
    '&:active': { backgroundColor: 'var(--sand)' },
  }),
  noOptionsMessage: (base) => ({ ...base, color: 'var(--ink-soft)' }),
  loadingMessage: (base) => ({ ...base, color: 'var(--ink-soft)' }),
};

interface Props {
  inputId: string;
  mealType: MealType;
  value: string;
  /** Names that the plan already contains; offered after the suggestions. */
  known: readonly string[];
  /** The clinic's foods, offered last; undefined until they are here. */
  foods: FoodSearch | undefined;
  /** Called at each keystroke. */
  onType: (name: string) => void;
  /** Called with the final name; `usual` is the usual amount by the suggestion or the food. */
  onChange: (name: string, usual: MealSuggestion | undefined) => void;
  onChosen: () => void;
  ref: RefObject<NamePickerHandle | null>;
}

const optionOf = (name: string): NameOption => ({ value: name, label: name });
/** Foods of the catalogue below what the clinic usually gives. */
const MOST_FOODS = 8;
const speaksOf = createFilter<NameOption>();
const usualOf = (food: Food | undefined): MealSuggestion | undefined => {
  const unit = food?.units[0];
  return food && unit && { name: food.names.en, unit: unit.name, quantity: 1 };
};
const plain = (name: string): string => cleanLine(name).toLowerCase();

/** Hovering over an option does not choose it. */
function NameChoice(props: OptionProps<NameOption, false>) {
  const { onMouseMove: _move, onMouseOver: _over, ...innerProps } = props.innerProps;
  return <components.Option {...props} innerProps={innerProps} />;
}

function NameList(props: MenuProps<NameOption, false>) {
  useLayer(true, props.selectProps.onMenuClose);
  return <components.Menu {...props} />;
}
const parts = { Menu: NameList, Option: NameChoice };

/** Home and End move the caret in the text, not in the list. */
function moveCaret({ key, shiftKey, target }: KeyboardEvent): void {
  if (!(target instanceof HTMLInputElement)) return;
  const { value, selectionStart, selectionEnd } = target;
  const [from, to] = key === 'Home' ? [0, selectionEnd] : [selectionStart, value.length];
  const caret = key === 'Home' ? 0 : value.length;
  target.setSelectionRange(shiftKey ? from : caret, shiftKey ? to : caret);
}

const LIST_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

/**
 * Picks a food from the meal's suggestions, or takes any other name. Enter and Tab keep the typed text, unless an
 * option was chosen with the arrow keys.
 */
export default function NamePicker({ inputId, mealType, value, known, foods, ref, ...on }: Props) {
  const suggestions = MEAL_SUGGESTIONS[mealType];
  const [typed, setShown] = useState('');
  // A ref, since the blur event comes before the next rendering.
  const unsettled = useRef('');
  const [moved, setMoved] = useState(false);
  const names = useMemo(
    () => [...new Set([...suggestions.map(({ name }) => name), ...known])],
    [suggestions, known],
  );
  const same = names.find((name) => plain(name) === plain(typed));
  const found = useMemo(
    () =>
      (foods?.find(typed, MOST_FOODS) ?? []).filter(
        ({ names: { en } }) => !names.some((name) => plain(name) === plain(en)),
      ),
    [foods, names, typed],
  );
  // A new list at each keystroke, so that its first option is highlighted again, which Enter takes.
  const options = useMemo(
    () => [
      ...(typed && same ? [same, ...names.filter((name) => name !== same)] : names).map(optionOf),
      ...found.map(({ names: { en } }): NameOption => ({ ...optionOf(en), isFood: true })),
    ],
    [names, same, typed, found],
  );
  const setTyped = (text: string) => {
    unsettled.current = text;
    setShown(text);
  };
  const settle = (text: string) => {
    setTyped('');
    const name = cleanLine(text);
    const equal = names.find((other) => plain(other) === plain(name)) ?? name;
    on.onChange(
      equal,
      suggestions.find((suggestion) => suggestion.name === equal) ??
        usualOf(found.find(({ names: { en } }) => en === equal)),
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const isTyped = typed.trim() !== '';
    if (LIST_KEYS.includes(key)) {
      if (typed === '' || (key !== 'Home' && key !== 'End')) return setMoved(true);
      event.preventDefault();
      moveCaret(event);
    } else if (key === 'Enter' || (key === 'Tab' && !shiftKey)) {
      // Also with Ctrl: a meal must not be finished before its item has a name.
      if (isTyped || moved) event.stopPropagation();
      if (moved) return;
      if (isTyped || key === 'Enter') event.preventDefault();
      if (!isTyped) return;
      settle(typed);
      on.onChosen();
    } else if (key === ' ' && typed === '') {
      event.preventDefault();
    }
  };

  return (
    <CreatableSelect<NameOption>
      ref={ref}
      inputId={inputId}
      aria-label="Name"
      styles={styles}
      components={parts}
      options={options}
      filterOption={(option, text) => option.data.isFood || speaksOf(option, text)}
      value={value.trim() === '' ? null : optionOf(value)}
      inputValue={typed}
      onChange={(option) => {
        if (!option) return;
        settle(option.value);
        on.onChosen();
      }}
      onInputChange={(text, { action }) => {
        setMoved(false);
        // Closing the list, by Escape for example, keeps the text.
        if (action === 'menu-close') return;
        setTyped(text);
        if (action === 'input-change') on.onType(text);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (unsettled.current.trim() !== '') settle(unsettled.current);
      }}
      tabSelectsValue={moved}
      createOptionPosition="first"
      isValidNewOption={(text) => text.trim() !== '' && same === undefined}
      placeholder="Select..."
      formatCreateLabel={(text) => `Create "${text.trim()}"`}
      noOptionsMessage={() => 'No options'}
      loadingMessage={() => 'Loading...'}
      maxMenuHeight={300}
      minMenuHeight={140}
      pageSize={5}
      menuPlacement="auto"
    />
  );
}
