import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface Props<Choice extends string> {
  label: string;
  choices: readonly (readonly [value: Choice, word: string])[];
  chosen: Choice;
  minWidth: number;
  onChoose: (choice: Choice) => void;
}

/** A select beside the print buttons, as wide as its text. */
export const PaperChoice = <Choice extends string>({
  label,
  choices,
  chosen,
  minWidth,
  onChoose,
}: Props<Choice>) => (
  <TextField
    select
    size="small"
    fullWidth={false}
    label={label}
    value={chosen}
    onChange={({ target }) => onChoose(target.value as Choice)}
    sx={{ minWidth, m: 0 }}
  >
    {choices.map(([value, word]) => (
      <MenuItem key={value} value={value}>
        {word}
      </MenuItem>
    ))}
  </TextField>
);
