import {
  delta,
  deltaPercent,
  deltaWord,
  postProblem,
} from '@clinic/contract/care/client-measures/body-status';
import type { ComputedValue } from '@clinic/contract/care/client-measures/computed-fields';
import type { BodyStatusFields } from '@clinic/contract/care/intake-forms/intake-forms';
import Box from '@mui/material/Box';
import { useId, useRef } from 'react';
import { ComputedOffer } from '../measuring/ComputedOffer.tsx';
import { PostField } from './PostField.tsx';

interface Props {
  name: keyof BodyStatusFields;
  label: string;
  pre: string | undefined;
  post: string | undefined;
  /** Left out: read-only. */
  onPost?: (value: string) => void;
  computed: ComputedValue | undefined;
}

const withoutLine = { '&& > *': { borderBottom: 0, pb: 0 } } as const;

const Delta = ({ of, percent }: { of: string; percent: string }) => (
  <>
    {of}{' '}
    <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
      {deltaWord(of)}
      {percent && ` (${percent})`}
    </Box>
  </>
);

/** A measure, and below it its computed value, since the table has no room for a column on a phone. */
export function ComparisonRow({ name, label, pre, post, onPost, computed }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const offer = onPost && computed;
  const change = postProblem(name, post) ? '' : delta(pre, post);
  return (
    <>
      <Box component="tr" sx={offer && (offer.isTaken ? withoutLine : { '@media screen': withoutLine })}>
        <th scope="row">{label}</th>
        <td>{pre || '–'}</td>
        <td>
          {onPost ? (
            <PostField
              name={name}
              label={`${label}, Post`}
              value={post ?? ''}
              onChange={onPost}
              describedBy={offer && id}
              inputRef={field}
            />
          ) : (
            post || '–'
          )}
        </td>
        <td>
          <Delta of={change} percent={deltaPercent(name, pre, change)} />
        </td>
      </Box>
      {offer && (
        <tr className={offer.isTaken ? undefined : 'no-print'}>
          <Box component="td" id={id} colSpan={4} sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            <ComputedOffer
              label={`${label}, Post`}
              computed={offer}
              onTake={(text) => {
                onPost(text);
                // Focuses the field, since the pressed button is gone.
                field.current?.focus();
              }}
            />
          </Box>
        </tr>
      )}
    </>
  );
}
