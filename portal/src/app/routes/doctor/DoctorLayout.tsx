import { accountCalls } from '@clinic/contract/identity/account-calls';
import { UnusedLogOut } from '@clinic/ui/session/UnusedLogOut.tsx';
import EventIcon from '@mui/icons-material/EventOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import FoodIcon from '@mui/icons-material/RestaurantOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { doctorApi } from '../../../lib/http.ts';
import { endSession } from '../../../lib/session-end.ts';
import { DoctorSearch } from './DoctorSearch.tsx';
import { AreaLayout } from '../../AreaLayout.tsx';

const items = [
  { label: 'Home', to: '/doctor', Icon: HomeIcon },
  { label: 'Appointments', to: '/doctor/appointments', Icon: EventIcon },
  { label: 'Hours', to: '/doctor/hours', Icon: ScheduleIcon },
  { label: 'Clients', to: '/doctor/clients', Icon: PeopleIcon },
  { label: 'Foods', to: '/doctor/foods', Icon: FoodIcon },
];

const tell = () => doctorApi.call(accountCalls.me, {});
const leave = () => endSession('doctor', 'expired');

export function Component() {
  return (
    <AreaLayout area="doctor" areaName="Doctor" items={items} search={<DoctorSearch />}>
      <UnusedLogOut area="doctor" tell={tell} leave={leave} />
    </AreaLayout>
  );
}
