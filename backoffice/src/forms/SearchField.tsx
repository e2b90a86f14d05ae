import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { noListAfterFailure } from '../layout/no-list-after-failure.ts';
import type { RecordSearch } from './useRecordSearch.ts';

interface Named {
  id: string;
  name: string;
}
/** The option that makes a new record, named as typed. */
const NEW_ID = 'new';
/** Keys pressed before the results for the typed text arrived. */
const NONE = { down: false, enter: false };
/** The highlighted option's id; the library exposes it nowhere else. */
const HIGHLIGHTED = 'aria-activedescendant';

interface Props<Row extends Named> {
  label: string;
  value: Row | null;
  onChoose: (row: Row | null) => void;
  typed: string;
  onTyped: (text: string) => void;
  found: RecordSearch<Row>;
  /** Left out: the record's name. */
  textOf?: (row: Row) => string;
  renderRow?: (row: Row) => ReactNode;
  groupBy?: (row: Row) => string;
  /** The field's text when the form holds it; left out: the chosen record or the typed text. */
  text?: string;
  nothing?: string;
  /** Kind of the new record, for example "client"; makes the typed text an option when nothing is found. */
  noun?: string;
  onNew?: (typed: string) => void;
  onEmptyEnter?: () => void;
  /** The first row is highlighted during typing, and Enter takes it. */
  takesFirst?: boolean;
  name?: string;
  isRequired?: boolean;
  problem?: string;
  help?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  sx?: SxProps<Theme>;
}

/**
 * Searches a record while the person types. Only results for the present text can be chosen, and Down or Enter pressed
 * before they arrive are applied to them. Enter takes the only row or the highlighted one, and never sends the form.
 */
export function SearchField<Row extends Named>(props: Props<Row>) {
  const {
    value,
    onChoose,
    typed,
    onTyped,
    found,
    textOf = nameOf,
    renderRow,
    groupBy,
    noun,
    onNew,
    takesFirst,
  } = props;
  const [early, setEarly] = useState(NONE);
  const [open, setOpen] = useState(false);
  /** Counts texts that arrived without typing, as from a draft. */
  const [arrived, setArrived] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    // Selects a text that arrives while the field has the focus, so that typing replaces it.
    if (arrived > 0 && input && input === document.activeElement) input.select();
  }, [arrived]);
  const { rows, isSettled, areSimilar = false } = found;
  const term = value ? '' : typed.trim();
  const isNobody = term !== '' && isSettled && (rows.length === 0 || areSimilar) && !found.error;
  const options = isNobody && noun && onNew ? [...rows, { id: NEW_ID, name: term } as Row] : [...rows];
  // A similar name must be chosen explicitly, never by Enter alone.
  const only = options.length === 1 && !areSimilar ? options[0] : undefined;

  const choose = (row: Row | null) => {
    setEarly(NONE);
    setOpen(false);
    if (row?.id === NEW_ID) return onNew?.(term);
    onTyped('');
    onChoose(row);
  };
  useEffect(() => {
    if (!isSettled || !early.enter) return;
    const [first, second = first] = areSimilar ? [] : options;
    const [onEnter, onEnterBelow] = takesFirst ? [first, second] : [only, first];
    const meant = early.down ? onEnterBelow : onEnter;
    if (meant) choose(meant);
    else setEarly(NONE);
    // Runs once for each settled answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSettled, early]);

  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    const mine = () => {
      event.preventDefault();
      event.defaultMuiPrevented = true;
    };
    const isOnRow = open && event.target instanceof Element && event.target.hasAttribute(HIGHLIGHTED);
    if (event.key === 'ArrowDown' && !isSettled) {
      mine();
      setEarly({ down: true, enter: false });
      setOpen(true);
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    if (!term) {
      if (!value && props.onEmptyEnter && !isOnRow) {
        mine();
        props.onEmptyEnter();
      }
      return;
    }
    if (!isSettled) {
      mine();
      setEarly((keys) => ({ ...keys, enter: true }));
    } else if (!isOnRow) {
      mine();
      if (only) choose(only);
    }
  };
  return (
    <Autocomplete<Row>
      ref={box}
      size="small"
      disablePortal
      sx={props.sx}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      loading={!isSettled}
      loadingText="Searching…"
      noOptionsText={term ? (props.nothing ?? 'Nothing found') : 'Type a name'}
      autoHighlight={!areSimilar && (early.down || (takesFirst === true && term !== ''))}
      clearOnBlur={false}
      filterOptions={(all) => all}
      getOptionLabel={(row) => (row.id === NEW_ID ? row.name : textOf(row))}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      groupBy={groupBy}
      value={value}
      {...(props.text !== undefined && { inputValue: props.text })}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' || reason === 'clear') {
          setEarly(NONE);
          onTyped(text);
        } else if (reason === 'reset' && text) setArrived((before) => before + 1);
      }}
      onChange={(_event, row) => choose(row)}
      onKeyDown={onKeyDown}
      renderOption={({ key, ...rest }, row) => (
        <li key={key} {...rest}>
          {row.id === NEW_ID ? `New ${noun}: ${row.name}` : (renderRow ?? textOf)(row)}
          {areSimilar && row.id !== NEW_ID && ' · similar name'}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          name={props.name}
          label={props.label}
          required={props.isRequired}
          error={Boolean(props.problem)}
          helperText={props.problem ?? props.help}
          inputRef={props.inputRef}
        />
      )}
      {...(Boolean(found.error) && noListAfterFailure)}
    />
  );
}

const nameOf = ({ name }: Named): string => name;
