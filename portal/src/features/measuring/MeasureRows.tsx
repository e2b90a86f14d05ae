import type { MeasurementKind } from '@clinic/contract/measurements';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { MeasureRow } from './measure-rows.ts';

interface Props {
  caption: string;
  rows: readonly MeasureRow[];
  maxLength: number;
  onChange: (kind: MeasurementKind, text: string) => void;
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

/** Measures to type in, each beside what it was the last time. */
export function MeasureRows({ caption, rows, maxLength, onChange }: Props) {
  const id = useId();
  return (
    <Box component="table" sx={table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col">Now</th>
          <th scope="col">Last</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, label, text, wrong, last }) => (
          <tr key={kind}>
            <th scope="row">{label}</th>
            <td>
              <Entry
                name={kind}
                aria-label={label}
                aria-invalid={Boolean(wrong)}
                aria-describedby={wrong && `${id}-${kind}`}
                autoComplete="off"
                inputMode={kind === 'bloodPressure' ? 'text' : 'decimal'}
                placeholder={kind === 'bloodPressure' ? '120/80' : undefined}
                maxLength={maxLength}
                value={text}
                onChange={(event) => onChange(kind, event.target.value)}
              />
              {wrong && (
                <FormHelperText error id={`${id}-${kind}`}>
                  {wrong}
                </FormHelperText>
              )}
            </td>
            <td>
              {last ? (
                <>
                  {last.text}
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
