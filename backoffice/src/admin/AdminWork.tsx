import type { AdminWorklists } from '@clinic/contract/dashboards/admin-worklists';
import type { WorkRow } from '@clinic/contract/dashboards/work-rows';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useHideRow } from '../work-rows/useHideRow.ts';
import { WorklistSection } from '../work-rows/WorklistSection.tsx';
import { ADMIN_DAY } from './useAdminWorklists.ts';

type Name = keyof AdminWorklists['lists'];

const LISTS: Readonly<Record<Name, { title: string; action: string; to: (row: WorkRow) => string }>> = {
  doctorsWithoutHours: {
    title: 'Doctors without hours',
    action: 'Set hours',
    to: ({ id }) => `/hours?doctor=${id}`,
  },
  doctorsWithoutAssistant: {
    title: 'Doctors without an assistant',
    action: 'Assistants',
    to: () => '/assistants',
  },
  unassignedClients: {
    title: 'Clients without a doctor',
    action: 'Assign',
    to: () => `/clients?filter=${encodeURIComponent('{"unassigned":true}')}`,
  },
};
const NAMES = Object.keys(LISTS) as Name[];

export function AdminWork({ lists }: Pick<AdminWorklists, 'lists'>) {
  const hide = useHideRow(ADMIN_DAY);
  const waiting = NAMES.filter((name) => lists[name].count > 0);
  return (
    <Box component="section" aria-labelledby="what-waits" sx={{ minWidth: 0 }}>
      <Typography id="what-waits" component="h2" variant="h2" sx={{ mb: 2 }}>
        {waiting.length > 0 ? 'What waits' : 'Nothing waits'}
      </Typography>
      {waiting.length === 0 && (
        <Typography variant="body2" sx={{ color: 'var(--leaf-dark)' }}>
          Every doctor has hours and an assistant, and every client a doctor.
        </Typography>
      )}
      {waiting.map((name) => (
        <WorklistSection
          key={name}
          title={LISTS[name].title}
          list={lists[name]}
          folded={false}
          actionsOf={(row) => ({ main: { label: LISTS[name].action, to: LISTS[name].to(row) } })}
          onHide={(row) => void hide(name, row)}
        />
      ))}
    </Box>
  );
}
