import { bodyStatusLabel, delta, deltaWord, postProblem } from '@clinic/contract/care/body-status';
import { fieldsOf } from '@clinic/contract/care/intake-form-fields';
import type { BodyStatusFields } from '@clinic/contract/care/intake-forms';
import { MAX_LINE } from '@clinic/contract/constants';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

export type BodyValues = Partial<BodyStatusFields>;

const rows = fieldsOf('BodyStatus').map(({ name, label }) => ({
  name: name as keyof BodyStatusFields,
  label: bodyStatusLabel(name, label),
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
  '&[aria-invalid=true]': { borderColor: 'var(--brick)' },
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
  /** Left out: read-only. */
  onPost?: (name: keyof BodyStatusFields, value: string) => void;
}

export const wrongMeasures = (values: BodyValues): (keyof BodyStatusFields)[] =>
  rows.map(({ name }) => name).filter((name) => postProblem(name, values[name]));

/** A measure at the end; a wrong number is refused in its field. */
function PostField({
  name,
  label,
  value,
  onChange,
}: {
  name: keyof BodyStatusFields;
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const wrong = postProblem(name, value);
  return (
    <>
      <Entry
        name={name}
        aria-label={label}
        aria-invalid={Boolean(wrong)}
        aria-describedby={wrong && id}
        autoComplete="off"
        inputMode="decimal"
        maxLength={MAX_LINE}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {wrong && (
        <FormHelperText error id={id}>
          {wrong}
        </FormHelperText>
      )}
    </>
  );
}

const Delta = ({ of }: { of: string }) => (
  <>
    {of}{' '}
    <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
      {deltaWord(of)}
    </Box>
  </>
);

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
                <PostField
                  name={name}
                  label={`${label}, Post`}
                  value={post[name] ?? ''}
                  onChange={(value) => onPost(name, value)}
                />
              ) : (
                post[name] || '–'
              )}
            </td>
            <td>
              <Delta of={postProblem(name, post[name]) ? '' : delta(pre[name], post[name])} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
