import { Segments } from '@clinic/ui/layout/Segments.tsx';
import Box from '@mui/material/Box';

interface Props<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

export const FilterBar = <Choice extends string>({ choices, ...rest }: Props<Choice>) => (
  <Box sx={{ mb: 5 }}>
    <Segments {...rest} choices={choices.map((choice) => [choice, choice])} />
  </Box>
);
