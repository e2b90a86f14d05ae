import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { GOES_ON, SAVE_KEYS } from '../intake-forms/form-keys.ts';
import type { DetailSteps } from './useDetailSteps.ts';

interface Props {
  /** The form is saved for the first time. */
  isNew: boolean;
  isBusy: boolean;
  /** Only a form in steps has them: a new one is sent from the last step, a change from any. */
  steps?: DetailSteps;
  onCancel: () => void;
}

export function OwnFormButtons({ isNew, isBusy, steps, onCancel }: Props) {
  const goesOn = steps !== undefined && !steps.isLast;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 5 }}>
      {steps !== undefined && steps.step > 0 && (
        <Button variant="outlined" disabled={isBusy} onClick={() => steps.go(steps.step - 1)}>
          Back
        </Button>
      )}
      {goesOn && (
        <Button
          variant={isNew ? 'contained' : 'outlined'}
          disabled={isBusy}
          {...GOES_ON}
          onClick={() => steps.go(steps.step + 1)}
        >
          Next
        </Button>
      )}
      {!(isNew && goesOn) && (
        <Button type="submit" variant="contained" {...SAVE_KEYS} {...GOES_ON} loading={isBusy}>
          {isNew ? 'Submit' : 'Update'}
        </Button>
      )}
      <Button disabled={isBusy} onClick={onCancel}>
        Cancel
      </Button>
    </Box>
  );
}
