import {
  NOTICE_AT_REGISTRATION,
  NOTICE_PATH,
  OPTIONAL_PURPOSES,
} from '@clinic/contract/privacy/privacy-notice';
import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';

export type Ticks = Record<(typeof OPTIONAL_PURPOSES)[number][0], boolean>;

const Root = styled('div')({
  display: 'grid',
  gap: 8,
  fontSize: '0.9375rem',
  p: { margin: 0 },
  a: { color: 'var(--river)' },
  label: { display: 'flex', gap: 12, alignItems: 'flex-start', padding: '6px 0', cursor: 'pointer' },
  input: { flex: 'none', width: 20, height: 20, margin: '1px 0 0', accentColor: 'var(--maroon)' },
});

const [before, linked, after] = NOTICE_AT_REGISTRATION;

/** The notice beside the button that accepts it, and the optional consents. */
export function NoticeAndTicks() {
  const { register } = useFormContext<Ticks>();
  return (
    <Root>
      {OPTIONAL_PURPOSES.map(([purpose, words]) => (
        <label key={purpose}>
          <input type="checkbox" {...register(purpose)} />
          {words}
        </label>
      ))}
      <p>
        {before}
        <a href={NOTICE_PATH} target="_blank" rel="noreferrer">
          {linked}
        </a>
        {after}
      </p>
    </Root>
  );
}
