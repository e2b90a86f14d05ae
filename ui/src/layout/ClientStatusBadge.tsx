import { CLIENT_STATUS_WORDS } from '@clinic/contract/clients/client-status';
import type { ClientStatus } from '@clinic/contract/constants';
import { clientTones } from '../theme/tokens.ts';
import { StatusBadge } from './StatusBadge.tsx';

export const ClientStatusBadge = ({ status }: { status: ClientStatus }) => (
  <StatusBadge tone={clientTones[status]}>{CLIENT_STATUS_WORDS[status]}</StatusBadge>
);
