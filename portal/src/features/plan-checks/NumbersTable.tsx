import type { Numbers } from '@clinic/contract/care/foods/day-numbers';
import type { Nutrient } from '@clinic/contract/care/foods/foods';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { nutrientOf, rangeWords } from './number-words.ts';

const Table = styled('table')({
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: '4px 12px 4px 0', textAlign: 'right', whiteSpace: 'nowrap' },
  'th:first-of-type': { textAlign: 'left' },
  'tbody tr': { borderTop: '1px solid var(--line)' },
});

interface Row {
  name: string;
  numbers: Numbers;
}

/** Nutrients of days or meals, one row each. */
export function NumbersTable({
  of,
  rows,
  shown,
  references,
}: {
  /** The rows' word: "Day" or "Meal". */
  of: string;
  rows: Row[];
  shown: readonly Nutrient[];
  references?: (string | undefined)[];
}) {
  return (
    // Focusable, since it scrolls on a phone.
    <Box
      sx={{ overflowX: 'auto' }}
      component="section"
      tabIndex={0}
      aria-label={`Numbers of each ${of.toLowerCase()}`}
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {shown.map((code) => (
              <th scope="col" key={code}>
                {nutrientOf(code).label} ({nutrientOf(code).unit})
              </th>
            ))}
            <th scope="col">Known</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, numbers }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {shown.map((code) => (
                <td key={code}>{rangeWords(numbers.nutrients[code])}</td>
              ))}
              <td>
                {numbers.known} of {numbers.items}
              </td>
            </tr>
          ))}
          {references?.some(Boolean) && (
            <tr>
              <th scope="row">Reference</th>
              {shown.map((code, place) => (
                <td key={code}>{references[place]}</td>
              ))}
              <td>–</td>
            </tr>
          )}
        </tbody>
      </Table>
    </Box>
  );
}
