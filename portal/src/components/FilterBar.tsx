import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Bar = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  border: 0,
  margin: '0 0 20px',
  padding: 0,
  legend: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});

interface Props<Choice extends string> {
  /** What is filtered, for screen readers. */
  label: string;
  choices: readonly Choice[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

/** One choice of a few, always visible. */
export function FilterBar<Choice extends string>({ label, choices, chosen, onChoose }: Props<Choice>) {
  return (
    <Bar className="no-print">
      <legend>{label}</legend>
      {choices.map((choice) => (
        <Button
          key={choice}
          variant={choice === chosen ? 'contained' : 'outlined'}
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
        >
          {choice}
        </Button>
      ))}
    </Bar>
  );
}
