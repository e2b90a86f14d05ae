import { failureText } from '@clinic/ui/session/api-error.ts';
import type { Appointment } from '@clinic/contract/appointments';
import { formatMoment } from '@clinic/contract/clinic-calendar';
import type { ClientChange } from '@clinic/contract/enquiries';
import { momentOf } from '@clinic/ui/clinic-page';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useState } from 'react';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { useServer } from '../providers/useServer.ts';

const AppointmentDialog = lazy(() => import('../appointments/AppointmentDialog.tsx'));

/** What the client did, to stand after the name. */
function deed({ what, from, to }: ClientChange): string {
  if (!from) return what;
  return to
    ? `moved the visit of ${formatMoment(from)} to ${formatMoment(to)}`
    : `cancelled the visit of ${formatMoment(from)}`;
}

/** Whose visits clients cancelled or moved, and from when to when; pressing one opens the appointment as it is now. */
export function ClientChanges({ changes }: { changes: ClientChange[] }) {
  const [opened, setOpened] = useState<Appointment | null>(null);
  const [failed, setFailed] = useState<{ id: string; text: string } | null>(null);
  const server = useServer();
  const open = async (id: string) => {
    setFailed(null);
    try {
      setOpened((await server((api) => api.getOne<Appointment>('appointments', { id }))).data);
    } catch (error) {
      setFailed({ id, text: failureText(error, 'The appointment could not be read.') });
    }
  };
  if (changes.length === 0)
    return (
      <Card>
        <Typography color="textSecondary" sx={{ p: 4 }}>
          No client cancelled or moved an appointment.
        </Typography>
      </Card>
    );
  return (
    <Card>
      {failed && <FailureNotice sentence={failed.text} onRetry={() => void open(failed.id)} sx={{ m: 2 }} />}
      <List>
        {changes.map((change) => (
          <ListItem key={`${change.id}-${change.at}`} disablePadding>
            <ListItemButton onClick={() => void open(change.id)}>
              <ListItemText
                primary={
                  <>
                    <strong>{change.client}</strong> {deed(change)}
                  </>
                }
                secondary={`${change.doctor} · changed ${momentOf(change.at)}`}
              />
              <ChevronRightIcon color="action" />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {opened && (
        <Suspense>
          <AppointmentDialog appointment={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Card>
  );
}
