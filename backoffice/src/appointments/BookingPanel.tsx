import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import Stack from '@mui/material/Stack';
import { useEffect, useId, useRef } from 'react';
import { Form, useGetIdentity } from 'react-admin';
import { useAssistants } from '../staff/useStaff.ts';
import { emptyBooking, type Booking, type BookingStart } from './booking.ts';
import { BookingClient } from './BookingClient.tsx';
import { BookingFields } from './BookingFields.tsx';
import { BookingProposals } from './BookingProposals.tsx';
import { BookingRefusal } from './BookingRefusal.tsx';
import { useBooking, type HowToBook } from './useBooking.ts';

/** From this width on there is room for it beside the calendar. */
const WIDE = '(min-width: 1200px)';

interface Props {
  /** Another one carries its day, time and doctor into the form; what was typed stays. */
  start: BookingStart;
  onClose: () => void;
}

function PanelForm({ start, onClose }: Props) {
  const how = useRef<HowToBook>({ confirm: true });
  const frame = useRef<HTMLDivElement>(null);
  const formId = useId();
  const { book, refused, forget } = useBooking(onClose);
  const me = useGetIdentity();
  const assistants = useAssistants();
  const ready = !me.isPending && !assistants.isPending;
  const own = assistants.data?.find(({ id }) => id === me.data?.id);
  useEffect(() => {
    if (ready) frame.current?.querySelector<HTMLInputElement>('input[name="client"]')?.focus();
  }, [ready]);
  if (!ready) return <ContentSkeleton rows={8} />;
  const meant = (next: HowToBook) => () => {
    how.current = next;
  };
  const takeAnyway = () => {
    how.current = { confirm: true, overHold: true };
    frame.current?.querySelector('form')?.requestSubmit();
  };
  return (
    <div ref={frame}>
      <Form
        id={formId}
        defaultValues={emptyBooking({ doctor: own?.doctor ?? '', assistant: own?.id ?? '', ...start })}
        onSubmit={(values: object) => book(values as Booking, how.current)}
        disableInvalidFormNotification
        noValidate
      >
        <BookingProposals start={start} />
        <Stack sx={{ gap: 2 }}>
          {refused && <BookingRefusal refused={refused} onChosen={forget} onTake={takeAnyway} />}
          <BookingClient onMoved={onClose} />
          <BookingFields />
        </Stack>
        <Box
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 1,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            py: 3,
            bgcolor: 'background.paper',
            borderTop: '1px solid var(--line)',
          }}
        >
          <Button type="submit" variant="contained" onClick={meant({ confirm: true })}>
            Book and confirm
          </Button>
          <Button type="submit" variant="outlined" onClick={meant({ confirm: false })}>
            Book as request
          </Button>
        </Box>
      </Form>
    </div>
  );
}

/** Books beside the calendar, on a small screen over it. */
function BookingPanel({ start, onClose }: Props) {
  const wide = useMediaQuery(WIDE, { noSsr: true });
  const titleId = useId();
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
      <PanelForm start={start} onClose={onClose} />
    </>
  );
  if (!wide)
    return (
      <Drawer
        open
        anchor="right"
        onClose={onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            sx: { width: 'min(440px, 100%)', p: 4, pb: 0 },
          },
        }}
      >
        {content}
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
