import type { Client } from '@clinic/contract/people';
import type { ReactNode } from 'react';
import type { EmptyWords } from '../lists/empty-list.tsx';
import { fetchFailure } from '../lists/fetch-failure.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { OwnerFilter } from './OwnerFilter.tsx';

interface Props {
  empty: Omit<EmptyWords, 'text'>;
  renderCard: (client: Client) => ReactNode;
  renderDetailPane?: (client: Client) => ReactNode;
  children: ReactNode;
}

export const ClientsList = ({ empty, renderCard, renderDetailPane, children }: Props) => (
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
    empty={{ text: 'No clients registered yet.', ...empty }}
    emptySearch="No clients found matching your search."
    renderDetailPane={renderDetailPane}
  >
    <RecordList<Client> renderCard={renderCard}>{children}</RecordList>
  </ListFrame>
);
