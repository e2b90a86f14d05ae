import { formatDay } from '@clinic/contract/clinic-calendar';
import type { PastVisit } from '@clinic/contract/scheduling/past-visits';
import type { Client } from '@clinic/contract/people';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useDoctors } from '../staff/useStaff.ts';
import type { Booking } from './booking.ts';

interface Props {
  isBusy: boolean;
  onEnter: (past: Pick<PastVisit, 'outcome' | 'setsOwner'>) => void;
}

/** The end of the booking form on a day that is past: the visit is entered with what became of it. */
function PastVisitActions({ isBusy, onEnter }: Props) {
  const [date, client, doctor] = useWatch<Booking, ['date', 'client', 'doctor']>({
    name: ['date', 'client', 'doctor'],
  });
  const { data: found } = useGetOne<Client>('clients', { id: client }, { enabled: Boolean(client) });
  const doctors = useDoctors();
  const named = doctors.data?.find(({ id }) => id === doctor)?.name;
  const [isOwner, setOwner] = useState(false);
  const asksOwner = found?.doctor === null && named !== undefined;
  const enter = (outcome: PastVisit['outcome']) =>
    onEnter({ outcome, ...(asksOwner && isOwner && { setsOwner: true }) });
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <Notice tone="note" announce="status">
        {formatDay(date)} is past: the visit is entered afterwards. Nobody is told, and no time is taken.
      </Notice>
      {asksOwner && (
        <FormControlLabel
          control={<Checkbox checked={isOwner} onChange={(_event, checked) => setOwner(checked)} />}
          label={`${named} becomes ${found.name}'s doctor`}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ClinicButton look="filled" disabled={isBusy} onClick={() => enter('completed')}>
          The client came
        </ClinicButton>
        <ClinicButton look="outlined" disabled={isBusy} onClick={() => enter('no_show')}>
          Did not come
        </ClinicButton>
      </Box>
    </Box>
  );
}

export default PastVisitActions;
