import { MAX_PAUSES, type DosePause } from '@clinic/contract/care/dosage-plans/dose-course';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { pauseProblem, type EditedEntry } from './dosage-entries.ts';

interface Props {
  entry: EditedEntry;
  errorAt: (field: string) => string | undefined;
  onChange: (entry: EditedEntry) => void;
}

/** The days within a course on which a dose is not taken. */
export function PauseFields({ entry, errorAt, onChange }: Props) {
  const { pauses = [] } = entry;
  const set = (next: DosePause[]) => onChange({ ...entry, pauses: next });
  return (
    <div>
      {pauses.map((pause, place) => (
        <Box
          key={place}
          sx={{
            display: 'grid',
            gap: 4,
            alignItems: 'start',
            mb: 4,
            gridTemplateColumns: { sm: '1fr 1fr auto', md: '1fr 1fr 2fr' },
          }}
        >
          <InputField
            label={`Pause ${place + 1}, first day`}
            type="date"
            value={pause.from}
            onChange={(from) => set(pauses.with(place, { ...pause, from }))}
          />
          <InputField
            label={`Pause ${place + 1}, last day`}
            type="date"
            value={pause.to}
            error={pauseProblem(pause) ?? (pause.to === '' ? undefined : errorAt(`pauses.${place}.to`))}
            onChange={(to) => set(pauses.with(place, { ...pause, to }))}
          />
          <Button
            color="error"
            aria-label={`Remove pause ${place + 1}`}
            onClick={() => set(pauses.toSpliced(place, 1))}
            sx={{ justifySelf: 'start', minHeight: 44 }}
          >
            Remove
          </Button>
        </Box>
      ))}
      {pauses.length < MAX_PAUSES && (
        <Button variant="outlined" onClick={() => set([...pauses, { from: '', to: '' }])}>
          Add a pause
        </Button>
      )}
    </div>
  );
}
