import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import { useAssistants, useDoctors } from './useStaff.ts';

/** Warns that clients are assigned to a doctor without an assistant. */
export function NoAssistantNotice({ doctor }: { doctor: string }) {
  const { data: doctors } = useDoctors();
  const { data: assistants } = useAssistants();
  const chosen = doctors?.find(({ id }) => id === doctor);
  if (!chosen || !assistants || assistants.some((assistant) => assistant.doctor === doctor)) return null;
  return (
    <Box component="output" sx={{ display: 'block', mt: 3 }}>
      <Notice tone="waiting">
        {chosen.name} has no assistant. The doctor's own clients can still ask for appointments, and anybody
        of the front desk answers them; other clients cannot choose this doctor.
      </Notice>
    </Box>
  );
}
