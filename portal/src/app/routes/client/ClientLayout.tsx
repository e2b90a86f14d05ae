import HomeIcon from '@mui/icons-material/HomeOutlined';
import { AreaLayout } from '../../AreaLayout.tsx';

const items = [{ label: 'Home', to: '/client/dashboard', Icon: HomeIcon }];

export function Component() {
  return <AreaLayout area="client" areaName="Client portal" items={items} />;
}
