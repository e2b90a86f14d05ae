import { counted } from '@clinic/contract/platform/counted';
import { addDays, formatDay } from '@clinic/contract/clinic-calendar';
import { programProgress } from '@clinic/contract/clients/client-status';
import { programDays } from '@clinic/contract/care/diet-plans/diet-plan-days';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAccount } from '../../../components/account.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Facts } from '../../../components/Facts.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { QueryView } from '../../../components/QueryView.tsx';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import { meQuery } from '../../../features/own-record/me.ts';
import { today } from '@clinic/ui/clinic-page';
import { ApiError } from '@clinic/ui/session/api-error.ts';

const errorText = (failure: Error): string =>
  failure instanceof ApiError && !failure.unreachable
    ? 'Failed to fetch plan details'
    : 'An error occurred while fetching plan details';

export function Component() {
  const me = useQuery(meQuery(useAccount().id));
  return (
    <>
      <PageHeader title="Purchased Plan" context="The program that your doctor set up for you." />
      <QueryView query={me} errorText={errorText}>
        {({ program, doctorName }) => {
          if (!program) {
            return (
              <EmptyState
                text="Currently no plan set"
                hint="Your doctor sets it up with you, usually at the first appointment."
                action={
                  <Button variant="contained" component={Link} to="/client/appointments">
                    See my appointments
                  </Button>
                }
              />
            );
          }
          const progress = programProgress(program, today());
          return (
            <Panel title={program.name} aside={<StatusBadge tone="good">Active</StatusBadge>}>
              <Facts
                facts={[
                  ['Duration', counted(program.duration, 'week')],
                  ['Start date', formatDay(program.startDate)],
                  ['Last day', formatDay(addDays(program.startDate, programDays(program) - 1))],
                  ['Doctor', doctorName],
                ]}
              />
              {progress && (
                <ProgressBar
                  percent={progress.percent}
                  label={`${progress.daysDone} of ${counted(progress.days, 'day')} done`}
                />
              )}
            </Panel>
          );
        }}
      </QueryView>
    </>
  );
}
