import { styled } from '@mui/material/styles';
import { DETAIL_STEPS } from './detail-steps.ts';

const Steps = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: '0 0 24px',
  padding: 0,
  listStyle: 'none',
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    padding: '4px 10px 4px 4px',
    border: '1px solid var(--edge)',
    borderRadius: '2rem',
    background: 'none',
    color: 'var(--ink-soft)',
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 600,
    cursor: 'pointer',
  },
  'button > span': {
    display: 'grid',
    placeItems: 'center',
    width: '2em',
    height: '2em',
    borderRadius: '50%',
    background: 'var(--sand)',
  },
  'button:hover': { background: 'var(--maroon-soft)' },
  'button[aria-current]': { borderColor: 'var(--maroon)', color: 'var(--maroon-dark)' },
  'button[aria-current] > span': { background: 'var(--maroon)', color: 'var(--paper)' },
});

/** The steps in their order; each opens at a press. */
export const DetailStepsNav = ({ step, onStep }: { step: number; onStep: (step: number) => void }) => (
  <Steps aria-label="Steps">
    {DETAIL_STEPS.map(({ name }, place) => (
      <li key={name}>
        <button
          type="button"
          aria-current={place === step ? 'step' : undefined}
          onClick={() => onStep(place)}
        >
          <span>{place + 1}</span> {name}
        </button>
      </li>
    ))}
  </Steps>
);
