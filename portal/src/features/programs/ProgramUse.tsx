import { counted } from '@clinic/contract/platform/counted';
import { clinicToday } from '@clinic/contract/clinic-calendar';
import type { Program } from '@clinic/contract/care/programs/programs';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '../../components/Facts.tsx';
import { Panel } from '../../components/Panel.tsx';
import { courseText } from '@clinic/contract/care/dosage-plans/dose-words';
import { clinicZone, today } from '@clinic/ui/clinic-page';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { checkupsQuery } from '../checkups/api.ts';
import { dietPlanQuery } from '../diet-plan-editing/api.ts';
import { dosagePlanQuery, type DosagePlan } from '../dosage-plans/api.ts';
import { snacksPlanQuery } from '../snacks-plans/api.ts';
import { clientAppointmentsQuery } from './client-appointments.ts';
import { tookPlace } from './end-program.ts';

interface Loading<Data> {
  data: Data | undefined;
  isError: boolean;
}

function summaryOf<Data>({ data, isError }: Loading<Data>, words: (data: Data) => string): string {
  if (data !== undefined) return words(data);
  return isError ? 'could not be loaded' : '…';
}

const used = (count: number, one: string): string => (count === 0 ? 'none' : counted(count, one));

/** "2 vitamins; Vitamin D3: Sundays". */
function doses(plan: DosagePlan | null, one: string): string {
  const entries = plan?.entries ?? [];
  const courses = entries.map((entry) => ({ name: entry.name, days: courseText(entry, today()) }));
  return [
    used(entries.length, one),
    ...courses.filter(({ days }) => days !== '').map(({ name, days }) => `${name}: ${days}`),
  ].join('; ');
}

export function ProgramUse({ clientId, program }: { clientId: string; program: Program }) {
  const diet = useQuery(dietPlanQuery(clientId));
  const vitamins = useQuery(dosagePlanQuery('vitamin', clientId));
  const herbs = useQuery(dosagePlanQuery('herbs', clientId));
  const snacks = useQuery(snacksPlanQuery(clientId));
  const checkups = useQuery(checkupsQuery(clientId));
  const appointments = useQuery(clientAppointmentsQuery(clientId));
  const now = useNow();
  const within = (createdAt: string) => clinicToday(new Date(createdAt), clinicZone()) >= program.startDate;
  return (
    <Panel title="What the client used">
      <Facts
        facts={[
          [
            'Diet plan',
            summaryOf(diet, (plan) => (plan ? `${used(plan.weeks.length, 'week')}, ${plan.status}` : 'none')),
          ],
          ['Vitamins', summaryOf(vitamins, (plan) => doses(plan, 'vitamin'))],
          ['Herbs', summaryOf(herbs, (plan) => doses(plan, 'herb'))],
          ['Snacks', summaryOf(snacks, (plan) => used(plan?.snacks.length ?? 0, 'snack'))],
          [
            'Checkups',
            summaryOf(checkups, (known) =>
              used(known.filter(({ createdAt }) => within(createdAt)).length, 'checkup'),
            ),
          ],
          [
            'Appointments kept',
            summaryOf(appointments, (known) =>
              used(tookPlace(known, program.startDate, now).length, 'appointment'),
            ),
          ],
        ]}
      />
    </Panel>
  );
}
