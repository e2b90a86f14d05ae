import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';

interface Props {
  /** Name of the list in the form's values. */
  source: string;
  /** The word for one row: "Remove rate 2". */
  noun: string;
  columns: string;
  blank: object;
  /** Fewest rows: none of so many can be removed. */
  min?: number;
  max: number;
  /** Draws a row by the name of its place in the values, and its number from 1 on. */
  children: (place: string, row: number) => ReactNode;
}

/** A list of rows in a form, with buttons to add and remove one. */
export function FormRows({ source, noun, columns, blank, min = 0, max, children }: Props) {
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: source });
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {fields.map(({ id }, place) => (
        <Stack key={id} direction="row" sx={{ gap: 1, width: '100%', alignItems: 'flex-start' }}>
          <Box
            component="fieldset"
            aria-label={`${noun} ${place + 1}`}
            sx={{
              flex: 1,
              border: 0,
              m: 0,
              p: 0,
              minWidth: 0,
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: columns },
            }}
          >
            {children(`${source}.${place}`, place + 1)}
          </Box>
          {fields.length > min && (
            <IconButton aria-label={`Remove ${noun} ${place + 1}`} onClick={() => remove(place)}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          )}
        </Stack>
      ))}
      {fields.length < max && (
        <Button startIcon={<AddIcon />} onClick={() => append(blank)}>
          Add {noun}
        </Button>
      )}
    </Stack>
  );
}
