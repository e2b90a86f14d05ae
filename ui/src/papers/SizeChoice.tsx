import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { PAPER_SIZES, rememberSize, SIZE_WORDS, type PaperSize } from './paper-size.ts';

interface Props {
  size: PaperSize;
  onChange: (size: PaperSize) => void;
}

/** The paper that is printed on; this browser proposes it again. */
export function SizeChoice({ size, onChange }: Props) {
  const choose = (value: string) => {
    const chosen = PAPER_SIZES.find((one) => one === value) ?? 'A4';
    rememberSize(chosen);
    onChange(chosen);
  };
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label="Paper"
      value={size}
      onChange={({ target }) => choose(target.value)}
      sx={{ minWidth: 120, m: 0 }}
    >
      {PAPER_SIZES.map((one) => (
        <MenuItem key={one} value={one}>
          {SIZE_WORDS[one]}
        </MenuItem>
      ))}
    </TextField>
  );
}
