import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeader } from '../../components/PageHeader.tsx';
import { clientQuery } from './api.ts';
import { ClientHeader } from './ClientHeader.tsx';
import { PlanTabs } from './PlanTabs.tsx';

interface Props {
  clientId: string;
  title: string;
  context?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** What every plan screen has above its own content. */
export function PlanFrame({ clientId, title, children, ...header }: Props) {
  const { data: client } = useQuery(clientQuery(clientId));
  return (
    <>
      <PageHeader
        title={title}
        documentTitle={`${title} · ${client?.name ?? `Client #${clientId}`}`}
        {...header}
      />
      <ClientHeader clientId={clientId} />
      <PlanTabs clientId={clientId} />
      {children}
    </>
  );
}
