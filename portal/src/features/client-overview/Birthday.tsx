import { formatDay } from '@clinic/contract/clinic-calendar';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { clientQuery } from '../plan-workspace/api.ts';
import { OverviewPart } from './OverviewPart.tsx';

const BirthdayDialog = lazy(() => import('./BirthdayDialog.tsx'));

/** The client's birthday, by which the clinic tells people of one name apart. */
export default function Birthday({ clientId }: { clientId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const client = useQuery(clientQuery(clientId)).data;
  if (!client) return null;
  const { birthday, proposedBirthday: proposed } = client;
  return (
    <OverviewPart
      title="Born"
      aside={<Button onClick={() => setIsOpen(true)}>{birthday ? 'Change' : 'Write it down'}</Button>}
    >
      <Typography>{birthday ? formatDay(birthday) : 'Not known to the front desk.'}</Typography>
      {proposed && (
        <Typography sx={{ color: 'text.secondary' }}>Personal Details say {formatDay(proposed)}.</Typography>
      )}
      {isOpen && (
        <Suspense>
          <BirthdayDialog client={client} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </OverviewPart>
  );
}
