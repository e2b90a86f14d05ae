import { searchCalls } from '@clinic/contract/dashboards/search-calls';
import { screen } from '@clinic/ui/search/destinations.ts';
import { SearchField } from '@clinic/ui/search/SearchField.tsx';
import { useNavigate } from 'react-router';
import { doctorApi } from '../../../lib/http.ts';

const paths = { client: ({ id }: { id: string }) => `/doctor/clients/${id}` };

const screens = [
  screen('Home', '/doctor', 'today'),
  screen('Appointments', '/doctor/appointments', 'calendar visits'),
  screen('Clients', '/doctor/clients', 'people'),
  screen('Foods', '/doctor/foods', 'catalogue ingredients dishes recipes'),
  screen('Hours', '/doctor/hours', 'week leave time off'),
  screen('My account', '/doctor/account', 'password devices'),
];

export function DoctorSearch() {
  const navigate = useNavigate();
  return (
    <SearchField
      area="doctor"
      paths={paths}
      screens={screens}
      find={(q) => doctorApi.call(searchCalls.find, { query: { q } })}
      go={(to) => void navigate(to)}
    />
  );
}
