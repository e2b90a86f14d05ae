import { styled } from '@mui/material/styles';
import {
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { lineChoices } from './line-choices.ts';
import { LineList, optionId } from './LineList.tsx';

/**
 * It stands beside the cell's button, and over it while a line is typed. It is laid over its place in both cases, since
 * taking it out of the table's flow and back draws every cell.
 */
const Field = styled('input')({
  position: 'absolute',
  left: 0,
  top: 0,
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  padding: '2px 6px',
  border: '1px solid var(--edge)',
  borderRadius: 6,
  font: 'inherit',
  fontSize: '0.875rem',
  color: 'var(--ink)',
  background: 'var(--white)',
  '&:focus': { outline: 'none', borderColor: 'var(--maroon)' },
  '&[data-typed]': { zIndex: 3, width: 'max(100% + 32px, 21rem)' },
  '&::placeholder': { color: 'var(--ink-soft)', opacity: 1 },
});

/** A cell's field asks this of the grid; it is the same object at every drawing. */
export interface FieldActions {
  /** Adds the typed line, with Ctrl also along the selection; the answer says why it was not added. */
  onLine: (line: string, fills: boolean) => string | undefined;
  /** Keeps a line while it is typed. */
  onTyped: (line: string) => void;
  /** The field was left with a line that could not be added; empty: nothing is left. */
  onLeft: (line: string) => void;
  /** True: the field takes the focus where it appears. */
  takesFocus: () => boolean;
  sources: () => Parameters<typeof lineChoices>[1];
}

interface Props {
  label: string;
  describedBy: string;
  /** A line that was left here. */
  left: string;
  actions: FieldActions;
}

/** The field of the focused cell. It is there before the first key, so that no script's keyboard loses a letter. */
export function CellInput({ label, describedBy, left, actions }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const [typed, setTyped] = useState(left);
  const [refused, setRefused] = useState<{ line: string; problem: string }>();
  const [closedAt, setClosedAt] = useState(left);
  const [marked, setMarked] = useState(-1);
  const searched = useDeferredValue(typed);
  const choices = useMemo(
    () => (searched === closedAt ? [] : lineChoices(searched, actions.sources())),
    [searched, closedAt, actions],
  );
  const problem = refused?.line === typed ? refused.problem : undefined;
  const isOpen = typed !== '' && (choices.length > 0 || problem !== undefined);

  useLayoutEffect(() => {
    if (!actions.takesFocus()) return;
    field.current?.focus({ preventScroll: true });
    field.current?.closest('td')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [actions]);

  const write = (text: string) => {
    setTyped(text);
    setMarked(-1);
    actions.onTyped(text);
  };
  const take = (choice: string) => {
    write(choice);
    setClosedAt(choice);
  };
  const add = (fills: boolean): boolean => {
    const why = actions.onLine(typed, fills);
    setRefused(why === undefined ? undefined : { line: typed, problem: why });
    if (why === undefined) write('');
    else setClosedAt(typed);
    return why === undefined;
  };
  const move = (by: number) => setMarked((now) => Math.max(Math.min(now + by, choices.length - 1), -1));

  /** Keys of a typed line; without one they are the grid's. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (typed === '' || event.nativeEvent.isComposing || key === 'Tab' || key === 'F10') return;
    const isSave = (ctrlKey || metaKey) && key.toLowerCase() === 's';
    // The plan is saved with the line, so it is added before the page's own handler of the key runs.
    if (isSave && flushSync(() => add(false))) return;
    event.stopPropagation();
    if (isSave) event.preventDefault();
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Escape') {
      event.preventDefault();
      if (choices.length > 0) setClosedAt(typed);
      else write('');
    } else if (key === 'Enter') {
      event.preventDefault();
      const choice = choices[marked];
      if (choice === undefined) add(ctrlKey || metaKey);
      else take(choice);
    }
  };

  return (
    <>
      <div className="place">
        <Field
          ref={field}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a field that is typed in, with a list
          role="combobox"
          aria-label={label}
          aria-describedby={describedBy}
          aria-expanded={isOpen && choices.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={choices[marked] === undefined ? undefined : optionId(list, marked)}
          aria-invalid={problem !== undefined}
          autoComplete="off"
          spellCheck={false}
          data-typed={typed === '' ? undefined : ''}
          value={typed}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
          onBlur={({ relatedTarget }) => {
            // Another window took the focus: the field is still the page's.
            if (relatedTarget === null && !document.hasFocus()) return;
            if (typed === '') return actions.onLeft('');
            actions.onLeft(add(false) ? '' : typed);
          }}
        />
      </div>
      {isOpen && (
        <LineList
          id={list}
          field={field}
          choices={choices}
          marked={marked}
          problem={problem}
          onTake={take}
          onClose={() => setClosedAt(typed)}
        />
      )}
    </>
  );
}
