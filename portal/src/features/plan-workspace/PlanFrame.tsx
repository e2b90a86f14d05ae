import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { clientQuery } from './api.ts';
import { ClientHeader } from './ClientHeader.tsx';
import { ClientNavigation } from './ClientNavigation.tsx';
import ClientPrintedHead from './ClientPrintedHead.tsx';

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
      <ClientPrintedHead clientId={clientId} />
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
