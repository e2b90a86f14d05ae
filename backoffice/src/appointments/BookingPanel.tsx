import { CloseQuestion } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { useHasUnsaved } from '@clinic/ui/forms/SavedForm.tsx';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useState } from 'react';
import type { BookingStart } from './booking.ts';
import { BookingForm } from './BookingForm.tsx';
import { TypedBooking, type OnTyped } from './TypedBooking.tsx';

/** Wide enough for the panel beside the calendar. */
const WIDE = '(min-width: 1200px)';

interface Props {
  /** A new value fills in its day, time and doctor; other fields keep what was typed. */
  start: BookingStart;
  onClose: () => void;
  onTyped: OnTyped;
}

/** Tells the panel around the form whether closing would lose anything. */
function Unsaved({ tell }: { tell: (hasUnsaved: boolean) => void }) {
  const hasUnsaved = useHasUnsaved();
  useEffect(() => tell(hasUnsaved), [tell, hasUnsaved]);
  return null;
}

function BookingPanel({ start, onClose, onTyped }: Props) {
  const wide = useMediaQuery(WIDE, { noSsr: true });
  const titleId = useId();
  const [hasUnsaved, setHasUnsaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const content = (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography id={titleId} component="h2" variant="h3">
          Book a visit
        </Typography>
        <IconButton aria-label="Close the booking" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <BookingForm start={start} onBooked={onClose}>
        <TypedBooking onTyped={onTyped} />
        <Unsaved tell={setHasUnsaved} />
      </BookingForm>
    </>
  );
  if (!wide)
    return (
      <Drawer
        open
        anchor="right"
        onClose={() => (hasUnsaved ? setAsking(true) : onClose())}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            // The sticky bar of buttons has this background.
            sx: { width: 'min(440px, 100%)', p: 4, pb: 0, bgcolor: 'background.paper' },
          },
        }}
      >
        {content}
        {isAsking && <CloseQuestion onConfirm={onClose} onClose={() => setAsking(false)} />}
      </Drawer>
    );
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{
        position: 'sticky',
        top: 16,
        maxHeight: '75vh',
        minHeight: 480,
        overflowY: 'auto',
        alignSelf: 'start',
        p: 4,
        pb: 0,
      }}
    >
      {content}
    </Paper>
  );
}

export default BookingPanel;
