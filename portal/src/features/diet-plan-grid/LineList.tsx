import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useLayer } from '@clinic/ui/layers/useLayer.ts';
import { useLayoutEffect, useRef, type RefObject } from 'react';

const Panel = styled('div')({
  position: 'fixed',
  zIndex: 30,
  width: 'min(26rem, calc(100vw - 24px))',
  maxHeight: '18rem',
  overflowY: 'auto',
  padding: 4,
  borderRadius: 'var(--radius)',
  background: 'var(--white)',
  boxShadow: 'var(--shadow-floating)',
  fontSize: '0.9375rem',
  '[role="option"]': { padding: '6px 10px', borderRadius: 6, cursor: 'pointer', overflowWrap: 'anywhere' },
  '[role="option"]:hover': { background: 'var(--cream)' },
  '[role="option"][aria-selected="true"]': { background: 'var(--maroon-soft)' },
});

const GAP = 4;

/** Puts the panel below its field, or above it where there is no room. */
function placeAt(field: HTMLElement | null, panel: HTMLElement | null): void {
  if (!panel || !field) return;
  const { top, bottom, left } = field.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = panel;
  const isBelow = bottom + GAP + height <= window.innerHeight || top < height;
  panel.style.top = `${isBelow ? bottom + GAP : top - GAP - height}px`;
  panel.style.left = `${Math.max(Math.min(left, window.innerWidth - width - 12), 12)}px`;
}

export const optionId = (list: string, place: number): string => `${list}-${place}`;

interface Props {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  choices: readonly string[];
  /** Place of the choice that Enter takes; -1 for none. */
  marked: number;
  /** Why the line was not added. */
  problem: string | undefined;
  onTake: (choice: string) => void;
  onClose: () => void;
}

/** Below the field of a cell: why its line was not added, and what it may become. */
export function LineList({ id, field, choices, marked, problem, onTake, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => placeAt(field.current, panel.current);
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  });
  useLayer(choices.length > 0, onClose);
  useLayoutEffect(() => {
    document.getElementById(optionId(id, marked))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, marked]);
  return (
    // The field keeps the focus.
    <Panel ref={panel} onMouseDown={(event) => event.preventDefault()}>
      {problem && (
        <Box role="alert" sx={{ px: 2, py: 1, color: 'var(--brick-dark)', fontWeight: 600 }}>
          {problem}
        </Box>
      )}
      {choices.length > 0 && (
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list beside a field that is typed in
          role="listbox"
          id={id}
          aria-label="Foods"
        >
          {choices.map((choice, place) => (
            // The field moves through the list by its keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={choice}
              id={optionId(id, place)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it stands in that list
              role="option"
              tabIndex={-1}
              aria-selected={place === marked}
              onClick={() => onTake(choice)}
            >
              {choice}
            </div>
          ))}
        </div>
      )}
    </Panel>
  );
}
