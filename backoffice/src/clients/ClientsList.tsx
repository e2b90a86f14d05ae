import type { Client } from '@clinic/contract/people';
import type { ReactNode } from 'react';
import { fetchFailure } from '../lists/fetch-failure.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { OwnerFilter } from './OwnerFilter.tsx';

interface Props {
  renderCard: (client: Client) => ReactNode;
  renderBeside?: (client: Client) => ReactNode;
  children: ReactNode;
}

export const ClientsList = ({ renderCard, renderBeside, children }: Props) => (
  <ListFrame<Client>
    resource="clients"
    sort={{ field: 'name', order: 'ASC' }}
    noun="client"
    filters={
      <>
        <SearchBox label="Search clients" />
        <OwnerFilter />
      </>
    }
    failure={fetchFailure('clients')}
    empty="No clients registered yet."
    emptySearch="No clients found matching your search."
    renderBeside={renderBeside}
  >
    <RecordList<Client> renderCard={renderCard}>{children}</RecordList>
  </ListFrame>
);
