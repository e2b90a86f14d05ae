import { delta, deltaPercent, deltaWord, postProblem } from '@clinic/contract/care/body-status';
import type { BodyStatusFields } from '@clinic/contract/care/intake-forms';
import Box from '@mui/material/Box';
import { PostField } from './PostField.tsx';

interface Props {
  name: keyof BodyStatusFields;
  label: string;
  pre: string | undefined;
  post: string | undefined;
  /** Left out: read-only. */
  onPost?: (value: string) => void;
}

const Delta = ({ of, percent }: { of: string; percent: string }) => (
  <>
    {of}{' '}
    <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
      {deltaWord(of)}
      {percent && ` (${percent})`}
    </Box>
  </>
);

/** A measure at the start and at the end of a program. */
export function ComparisonRow({ name, label, pre, post, onPost }: Props) {
  const change = postProblem(name, post) ? '' : delta(pre, post);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{pre || '–'}</td>
      <td>
        {onPost ? (
          <PostField name={name} label={`${label}, Post`} value={post ?? ''} onChange={onPost} />
        ) : (
          post || '–'
        )}
      </td>
      <td>
        <Delta of={change} percent={deltaPercent(name, pre, change)} />
      </td>
    </tr>
  );
}
