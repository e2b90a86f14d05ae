import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { counted } from '@clinic/contract/platform/counted';
import type { LeftBehind } from '@clinic/contract/people';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServer } from '../providers/useServer.ts';
import { ReassignDialog } from './ReassignDialog.tsx';

function sentenceOf({ name, clients, appointments }: LeftBehind): string {
  const work = [
    ...(clients > 0 ? [counted(clients, 'client')] : []),
    ...(appointments > 0 ? [counted(appointments, 'upcoming appointment')] : []),
  ].join(' and ');
  return `${name} was deleted, and ${work} ${clients + appointments === 1 ? 'is' : 'are'} unassigned.`;
}

/** Clients and appointments of deleted doctors, for reassignment. */
export function LeftBehindNotice() {
  const [moving, setMoving] = useState<LeftBehind | null>(null);
  const server = useServer();
  const { data, refetch } = useQuery({
    queryKey: ['leftBehind'],
    queryFn: () => server((api) => api.call(staffCalls.leftBehind, {})),
  });
  if (!data || data.doctors.length === 0) return null;
  return (
    <Stack sx={{ gap: 2, mb: 4 }}>
      {data.doctors.map((doctor) => (
        <Notice
          key={doctor.id}
          tone="waiting"
          announce="alert"
          action={
            <Button
              color="inherit"
              aria-label={`Hand over from ${doctor.name}`}
              onClick={() => setMoving(doctor)}
            >
              Hand over
            </Button>
          }
        >
          {sentenceOf(doctor)}
        </Notice>
      ))}
      {moving && (
        <ReassignDialog
          doctor={moving}
          reason={sentenceOf(moving)}
          deleted
          onClose={() => setMoving(null)}
          onMoved={() => {
            setMoving(null);
            void refetch();
          }}
        />
      )}
    </Stack>
  );
}
