import { MAX_LAB_RANGE } from '@clinic/contract/care/measurements/lab-ranges';
import type { MeasurementKind } from '@clinic/contract/care/measurements/measurements';
import { selectsFilled } from '@clinic/ui/forms/selects-filled.ts';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId, type Ref } from 'react';
import type { MeasureRow } from './measure-rows.ts';
import { takeFocus } from './take-focus.ts';

interface Props {
  caption: string;
  rows: readonly MeasureRow[];
  maxLength: number;
  onChange: (kind: MeasurementKind, text: string) => void;
  /** For a laboratory's report, whose ranges are asked for. */
  onRange?: (kind: MeasurementKind, text: string) => void;
  /** The row that was asked for just now takes the focus. */
  asked?: MeasurementKind;
}

const Entry = styled('input')({
  width: '100%',
  maxWidth: 120,
  minHeight: 44,
  padding: '0 10px',
  border: '1px solid var(--edge)',
  borderRadius: 'var(--radius)',
  background: 'var(--white)',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '&[aria-invalid=true]': { borderColor: 'var(--brick)' },
});

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'left', fontWeight: 600, pb: 1 },
  '& th, & td': { borderBottom: '1px solid var(--line)', py: 0.75, px: 1, textAlign: 'left' },
  '& thead th': { color: 'text.secondary', fontSize: '0.875rem', fontWeight: 400 },
  '& tbody th': { fontWeight: 400, pl: 0, width: '44%' },
  '& td:last-of-type': { color: 'text.secondary', fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
} as const;

interface CellProps {
  name: string;
  label: string;
  text: string;
  wrong: string | undefined;
  maxLength: number;
  /** A numeric keyboard lacks keys for two values or for words. */
  isText: boolean;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
  onChange: (text: string) => void;
}

function EntryCell({ label, text, wrong, isText, onChange, ...field }: CellProps) {
  const id = useId();
  return (
    <td>
      <Entry
        aria-label={label}
        aria-invalid={Boolean(wrong)}
        aria-describedby={wrong && id}
        autoComplete="off"
        inputMode={isText ? 'text' : 'decimal'}
        {...(!isText && selectsFilled)}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        {...field}
      />
      {wrong && (
        <FormHelperText error id={id}>
          {wrong}
        </FormHelperText>
      )}
    </td>
  );
}

export function MeasureRows({ caption, rows, maxLength, onChange, onRange, asked }: Props) {
  return (
    <Box component="table" sx={table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col">Now</th>
          {onRange && <th scope="col">Range on the report</th>}
          <th scope="col">Last</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, label, text, wrong, last, range }) => (
          <tr key={kind}>
            <th scope="row">{label}</th>
            <EntryCell
              {...{ name: kind, label, text, wrong, maxLength }}
              ref={kind === asked ? takeFocus : undefined}
              isText={kind === 'bloodPressure'}
              placeholder={kind === 'bloodPressure' ? '120/80' : undefined}
              onChange={(typed) => onChange(kind, typed)}
            />
            {onRange && range && (
              <EntryCell
                {...range}
                isText
                name={`${kind}-range`}
                label={`${label}, range on the report`}
                maxLength={MAX_LAB_RANGE}
                onChange={(typed) => onRange(kind, typed)}
              />
            )}
            <td>
              {last ? (
                <>
                  {last.range ? `${last.text} (${last.range})` : last.text}
                  <Box component="span" sx={{ display: 'block' }}>
                    {last.day}
                  </Box>
                </>
              ) : (
                '–'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
