import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { PAPER_COPIES, type PaperCopy } from './gst-words.ts';

interface Props {
  copy: PaperCopy;
  onChange: (copy: PaperCopy) => void;
}

export const CopyChoice = ({ copy, onChange }: Props) => (
  <TextField
    select
    size="small"
    label="Copy"
    value={copy}
    onChange={({ target }) => onChange(PAPER_COPIES.find((one) => one === target.value) ?? copy)}
    sx={{ minWidth: 170, m: 0 }}
  >
    {PAPER_COPIES.map((one) => (
      <MenuItem key={one} value={one}>
        {one}
      </MenuItem>
    ))}
  </TextField>
);
