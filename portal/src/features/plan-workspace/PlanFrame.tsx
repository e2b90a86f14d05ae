import { formatDay } from '@clinic/contract/clinic-calendar';
import { formatPhone } from '@clinic/contract/clients/phones';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { today } from '@clinic/ui/clinic-page';
import { Letterhead } from '@clinic/ui/papers/Letterhead.tsx';
import { clientQuery } from './api.ts';
import { ClientHeader } from './ClientHeader.tsx';
import { ClientNavigation } from './ClientNavigation.tsx';

interface Props {
  clientId: string;
  title: string;
  context?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

export function PlanFrame({ clientId, title, children, ...header }: Props) {
  const { data: client } = useQuery(clientQuery(clientId));
  return (
    <>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        <Letterhead />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', fontSize: 13, mb: 3 }}>
          <span>{client && `${client.name}, ${formatPhone(client.phone)}`}</span>
          <span>Printed on {formatDay(today())}</span>
        </Box>
      </Box>
      <ClientHeader clientId={clientId} />
      <ClientNavigation clientId={clientId} />
      <PageHeader
        dense
        title={title}
        documentTitle={`${title} · ${client?.name ?? `Client #${clientId}`}`}
        {...header}
      />
      {children}
    </>
  );
}
