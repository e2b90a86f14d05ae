import EventIcon from '@mui/icons-material/EventOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { AreaLayout } from '../../AreaLayout.tsx';

const items = [
  { label: 'Home', to: '/doctor', Icon: HomeIcon },
  { label: 'Appointments', to: '/doctor/appointments', Icon: EventIcon },
  { label: 'Clients', to: '/doctor/clients', Icon: PeopleIcon },
];

export function Component() {
  return <AreaLayout area="doctor" areaName="Doctor" items={items} />;
}
