import { Segments } from '@clinic/ui/layout/Segments.tsx';
import Box from '@mui/material/Box';

interface Props<Choice extends string> {
  /** Accessible name. */
  label: string;
  choices: readonly Choice[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

/** One choice of a few, always visible. */
export const FilterBar = <Choice extends string>({ choices, ...rest }: Props<Choice>) => (
  <Box sx={{ mb: 5 }}>
    <Segments {...rest} choices={choices.map((choice) => [choice, choice])} />
  </Box>
);
