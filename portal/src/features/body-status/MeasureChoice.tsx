import { styled } from '@mui/material/styles';

const Group = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  legend: { padding: 0, marginBottom: 4, color: 'var(--ink-soft)', fontSize: '0.875rem' },
  button: {
    minHeight: 44,
    padding: '4px 14px',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--radius)',
    background: 'var(--white)',
    color: 'var(--ink)',
    font: 'inherit',
    fontSize: '0.9375rem',
    cursor: 'pointer',
  },
  'button[aria-pressed="true"]': {
    borderColor: 'var(--maroon)',
    background: 'var(--cream)',
    color: 'var(--maroon)',
    fontWeight: 600,
  },
});

interface Props {
  labels: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Chooses the drawn measures; at least one remains. */
export function MeasureChoice({ labels, chosen, onChange }: Props) {
  const toggle = (label: string) =>
    onChange(
      chosen.includes(label)
        ? chosen.filter((one) => one !== label || chosen.length === 1)
        : [...chosen, label],
    );
  return (
    <Group className="no-print">
      <legend>Measures</legend>
      {labels.map((label) => (
        <button key={label} type="button" aria-pressed={chosen.includes(label)} onClick={() => toggle(label)}>
          {label}
        </button>
      ))}
    </Group>
  );
}
