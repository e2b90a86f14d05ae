import { clinicLogo } from '@clinic/contract/clinic';
import { CLINIC_RULES, LOGO_TYPES, MAX_LOGO_BYTES } from '@clinic/contract/clinic-settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState, type DragEvent } from 'react';
import { useController } from 'react-hook-form';
import { readLogo } from './logo-file.ts';

const HINT = `Choose or drag a PNG or WebP picture here, at most ${MAX_LOGO_BYTES / 1000} kB; a square one looks best.`;

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  alignItems: 'center',
  p: 3,
  border: '1px dashed var(--line)',
  borderRadius: 1,
} as const;

/** Takes a picture by choosing or dragging it; a refused one leaves the logo as it is. */
export function LogoField() {
  const id = useId();
  const {
    field: { value, onChange, ref },
    fieldState,
  } = useController({ name: 'logo', rules: { validate: CLINIC_RULES.logo } });
  const [refused, setRefused] = useState<string>();
  const problem = refused ?? fieldState.error?.message;
  const logo = value as string;
  const take = async (file: File | undefined) => {
    if (!file) return;
    const chosen = await readLogo(file);
    setRefused('problem' in chosen ? chosen.problem : undefined);
    if ('logo' in chosen) onChange(chosen.logo);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div>
      <Box sx={frame} onDragOver={(event: DragEvent) => event.preventDefault()} onDrop={drop}>
        <Box
          component="img"
          src={clinicLogo({ logo })}
          alt={logo ? 'The logo' : 'The logo that came with the software'}
          sx={{ width: 64, height: 64 }}
        />
        <Box component="label" sx={{ display: 'grid', gap: 1, flex: '1 1 200px', minWidth: 0 }}>
          Picture of the logo
          <Box
            component="input"
            type="file"
            ref={ref}
            accept={LOGO_TYPES.join(',')}
            aria-describedby={id}
            aria-invalid={problem !== undefined}
            sx={{ maxWidth: '100%' }}
            onChange={(event) => void take(event.target.files?.[0])}
            // Emptied, so that the same file can be chosen again after it was corrected.
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
          />
        </Box>
        {logo && (
          <Button
            onClick={() => {
              setRefused(undefined);
              onChange('');
            }}
          >
            Remove logo
          </Button>
        )}
      </Box>
      <FormHelperText id={id} error={problem !== undefined} role={problem ? 'alert' : undefined}>
        {problem ?? HINT}
      </FormHelperText>
    </div>
  );
}
