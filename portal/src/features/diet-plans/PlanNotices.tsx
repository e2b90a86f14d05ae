import { clinicDateTime, formatDayTime } from '@clinic/contract/clinic-calendar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Notice } from '../../components/Notice.tsx';
import { clinicZone } from '../../lib/clinic.ts';
import type { PlanEditor } from './usePlanEditor.ts';

const when = (instant: number | string): string =>
  formatDayTime(clinicDateTime(new Date(instant), clinicZone()));

function SavedElsewhere({ editor, savedAt }: { editor: PlanEditor; savedAt: string }) {
  const choices = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button color="inherit" variant="outlined" onClick={editor.takeSaved}>
        Load the saved plan
      </Button>
      <Button color="inherit" variant="outlined" onClick={editor.keepMine}>
        Keep what is on the screen
      </Button>
    </Box>
  );
  return (
    <Notice tone="waiting" announce="alert" action={choices}>
      Somebody else saved this diet plan on {when(savedAt)}. What is on your screen is still here and not
      saved.
    </Notice>
  );
}

function Restored({ editor, at }: { editor: PlanEditor; at: number }) {
  const choices = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button color="inherit" variant="outlined" onClick={editor.hideRestored}>
        Keep it
      </Button>
      <Button color="inherit" variant="outlined" onClick={editor.takeSaved}>
        Discard it
      </Button>
    </Box>
  );
  return (
    <Notice tone="note" announce="status" action={choices}>
      Your unfinished plan of {when(at)} is here again. It is not saved yet.
    </Notice>
  );
}

/** Where the plan on the screen comes from, when that is not simply what is stored. */
export function PlanNotices({ editor, savedAt }: { editor: PlanEditor; savedAt: string | undefined }) {
  if (editor.savedElsewhere && savedAt) return <SavedElsewhere editor={editor} savedAt={savedAt} />;
  if (editor.restoredAt !== null && editor.dirty) return <Restored editor={editor} at={editor.restoredAt} />;
  return null;
}
