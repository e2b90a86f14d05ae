import { clinicCalls } from '@clinic/contract/clinic-calls';
import { knowClinic } from '@clinic/contract/clinic';
import type { ClinicAnswer } from '@clinic/contract/clinic-settings';
import { SaveBar } from '@clinic/ui/forms/SaveBar.tsx';
import { SavedForm } from '@clinic/ui/forms/SavedForm.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaveKey } from '@clinic/ui/forms/useSaveKey.ts';
import Box from '@mui/material/Box';
import { useSettingSaving } from '../forms/useSettingSaving.ts';
import { ClinicInputs } from './ClinicInputs.tsx';
import { ClinicPreview } from './ClinicPreview.tsx';
import { clinicOf, valuesOf, type ClinicValues } from './clinic-values.ts';
import { ReachInputs } from './ReachInputs.tsx';
import { CLINIC_KEY } from './useClinicSettings.ts';

const SAID =
  'The clinic is saved. Pages and letters follow within 30 seconds; papers issued before keep what they say.';
const STALE =
  'Somebody else saved other facts meanwhile. What you typed is still here: save again to replace theirs.';

/** The clinic's facts, with a preview beside them, or below them on a phone. */
export function ClinicForm({ answer }: { answer: ClinicAnswer }) {
  const saving = useSettingSaving<ClinicValues, ClinicAnswer>({
    queryKey: CLINIC_KEY,
    said: SAID,
    stale: STALE,
    draft: 'clinic',
    send: async (typed, { api }) => {
      const saved = await api.call(clinicCalls.save, {
        body: { ...clinicOf(typed), version: answer.version },
      });
      // This page follows at once; its document brings the facts with the next load, the logo by its address.
      knowClinic(saved.clinic);
      return saved;
    },
    otherwise: 'The facts could not be saved. Please try again.',
  });
  const form = useSavedForm({ saving, values: valuesOf(answer.clinic) });
  useSaveKey(() => void form.submit());
  return (
    <SavedForm form={form} aria-label="Clinic">
      <Box
        sx={{
          display: 'grid',
          columnGap: 6,
          rowGap: 8,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        }}
      >
        <div>
          <ClinicInputs />
          <ReachInputs />
          <SaveBar label="Save clinic" busyLabel="Saving…" />
        </div>
        <ClinicPreview />
      </Box>
    </SavedForm>
  );
}
