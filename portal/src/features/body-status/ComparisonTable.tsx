import { delta } from '@clinic/contract/body-status';
import { fieldsOf } from '@clinic/contract/intake-form-fields';
import type { BodyStatusFields } from '@clinic/contract/intake-forms';
import { MAX_LINE } from '@clinic/contract/constants';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

export type BodyValues = Partial<BodyStatusFields>;

const rows = fieldsOf('BodyStatus').map(({ name, label }) => ({
  name: name as keyof BodyStatusFields,
  label: label.replace(/ \*$/, ''),
}));

const Entry = styled('input')({
  width: '100%',
  minWidth: 64,
  minHeight: 44,
  padding: '0 8px',
  border: '1px solid var(--edge)',
  borderRadius: 'var(--radius)',
  background: 'var(--white)',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'right',
  '@media print': { border: 0, padding: 0, minHeight: 0, background: 'none', outline: 'none !important' },
});

const table = {
  width: '100%',
  maxWidth: 760,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  bgcolor: 'var(--white)',
  '& caption': {
    textAlign: 'left',
    fontFamily: 'var(--serif)',
    fontWeight: 600,
    fontSize: '1.2rem',
    color: 'primary.main',
    pb: 2,
  },
  '& th, & td': { borderBottom: '1px solid var(--line)', px: { xs: 1, sm: 3 }, py: 1, textAlign: 'right' },
  '& th:first-of-type': { textAlign: 'left', width: { xs: '34%', sm: '40%' } },
  '& thead th': { color: 'text.secondary', fontSize: '0.875rem' },
  '& tbody th': { fontWeight: 400 },
  '& td': { overflowWrap: 'anywhere' },
  '@media print': { 'tr, th, td': { breakInside: 'avoid' } },
} as const;

interface Props {
  title: string;
  pre: BodyValues;
  post: BodyValues;
  /** Without it the table is to read only. */
  onPost?: (name: keyof BodyStatusFields, value: string) => void;
}

/** The body status before and after, and the difference where both are numbers. */
export function ComparisonTable({ title, pre, post, onPost }: Props) {
  return (
    <Box component="table" sx={table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {['Measure', 'Pre', 'Post', 'Delta'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{pre[name] || '–'}</td>
            <td>
              {onPost ? (
                <Entry
                  aria-label={`${label}, Post`}
                  autoComplete="off"
                  inputMode="decimal"
                  maxLength={MAX_LINE}
                  value={post[name] ?? ''}
                  onChange={(event) => onPost(name, event.target.value)}
                />
              ) : (
                post[name] || '–'
              )}
            </td>
            <td>{delta(pre[name], post[name])}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
