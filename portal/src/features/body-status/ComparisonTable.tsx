import { bodyStatusLabel, postProblem } from '@clinic/contract/care/client-measures/body-status';
import type { ComputedField, ComputedValue } from '@clinic/contract/care/client-measures/computed-fields';
import { fieldsOf } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { BodyStatusFields } from '@clinic/contract/care/intake-forms/intake-forms';
import Box from '@mui/material/Box';
import { ComparisonRow } from './ComparisonRow.tsx';

export type BodyValues = Partial<BodyStatusFields>;

const rows = fieldsOf('BodyStatus').map(({ name, label }) => ({
  name: name as keyof BodyStatusFields,
  label: bodyStatusLabel(name, label),
}));

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
  /** Left out: read-only. */
  onPost?: (name: keyof BodyStatusFields, value: string) => void;
  /** Computed values offered for empty fields. */
  computed?: Partial<Record<ComputedField, ComputedValue>>;
}

export const wrongMeasures = (values: BodyValues): (keyof BodyStatusFields)[] =>
  rows.map(({ name }) => name).filter((name) => postProblem(name, values[name]));

export function ComparisonTable({ title, pre, post, onPost, computed = {} }: Props) {
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
          <ComparisonRow
            key={name}
            name={name}
            label={label}
            pre={pre[name]}
            post={post[name]}
            onPost={onPost && ((value) => onPost(name, value))}
            computed={name === 'bmi' || name === 'bmr' ? computed[name] : undefined}
          />
        ))}
      </tbody>
    </Box>
  );
}
