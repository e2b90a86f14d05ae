import type { ClientStatus } from '@clinic/contract/constants';
import { clientTones } from '@clinic/ui/theme/tokens';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';

const words: Record<ClientStatus, string> = {
  active: 'Active',
  rejoiner: 'Rejoiner',
  new: 'New',
  ended: 'Ended',
};

export const ClientStatusBadge = ({ status }: { status: ClientStatus }) => (
  <StatusBadge tone={clientTones[status]}>{words[status]}</StatusBadge>
);
