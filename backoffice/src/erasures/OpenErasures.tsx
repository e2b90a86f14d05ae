import EraseIcon from '@mui/icons-material/AutoDeleteOutlined';
import { useGetList } from 'react-admin';
import { LinkCard } from '../layout/LinkCard.tsx';

/** The number of open erasure requests; renders nothing at zero. */
export function OpenErasures() {
  const { total = 0 } = useGetList(
    'erasures',
    { filter: { state: 'asked' }, pagination: { page: 1, perPage: 1 } },
    { onError: () => undefined },
  );
  if (total === 0) return null;
  return (
    <LinkCard
      to="/erasures"
      title="Requests to erase data"
      text="Clients wait for your answer."
      icon={<EraseIcon />}
      count={total}
    />
  );
}
