import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useAccount } from '../../../components/account.ts';
import { closedBy } from '../../../components/closed-by.ts';
import { mailsAreSetUp } from '@clinic/ui/layout/emails-wait.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { ownAppointmentsQuery } from '../../../features/appointments/own-appointments.ts';
import { ConfirmEmail } from '../../../features/dashboard/ConfirmEmail.tsx';
import { DashboardCards } from '../../../features/dashboard/DashboardCards.tsx';
import { DietaryRecallBanner } from '../../../features/dashboard/DietaryRecallBanner.tsx';
import { NeedHelp } from '../../../features/dashboard/NeedHelp.tsx';
import { NextAppointment } from '../../../features/dashboard/NextAppointment.tsx';
import { homeDay } from '../../../features/dashboard/home-day.ts';
import { QuickOverview } from '../../../features/dashboard/QuickOverview.tsx';
import { YourDay } from '../../../features/dashboard/YourDay.tsx';
import { ownDietPlanQuery } from '../../../features/diet-plan-reading/own-diet-plan.ts';
import { ownDosagePlanQuery } from '../../../features/dosage-plans/own-dosage-plan.ts';
import { meQuery } from '../../../features/own-record/me.ts';
import { ownSnacksPlanQuery } from '../../../features/snacks-plans/own-snacks-plan.ts';
import { ownFormsQuery } from '../../../features/own-record/own-forms.ts';
import { today } from '@clinic/ui/clinic-page';
import { isAwaited, isCutOff } from '../../../lib/without-network.ts';
import { useFirstWait } from '../../../lib/useFirstWait.ts';
import { useNow } from '@clinic/ui/session/useNow.ts';

const CheckInCard = lazy(() => import('../../../features/check-ins/CheckInCard.tsx'));
/** Few owe something. */
const DueLine = lazy(() => import('../../../features/invoices/DueLine.tsx'));
const ClosedRecords = lazy(() => import('../../../components/ClosedRecords.tsx'));

export const handle = {
  firstQueries: (id: string) => [
    meQuery(id),
    ownAppointmentsQuery(id),
    ownDietPlanQuery(id),
    ownDosagePlanQuery('vitamin', id),
    ownDosagePlanQuery('herbs', id),
    ownFormsQuery(id),
  ],
};

export function Component() {
  const { id, name } = useAccount();
  const now = useNow();
  const me = useQuery(meQuery(id));
  const appointments = useQuery(ownAppointmentsQuery(id));
  const dietPlan = useQuery(ownDietPlanQuery(id));
  const vitamins = useQuery(ownDosagePlanQuery('vitamin', id));
  const herbs = useQuery(ownDosagePlanQuery('herbs', id));

  const forms = useQuery(ownFormsQuery(id));

  const plans = [me, appointments, dietPlan, vitamins, herbs];
  // Forms are not part of the offline copy; without network their banner is left out.
  const shown = isCutOff(forms) ? plans : [...plans, forms];
  const failed = shown.filter(
    (query) => isCutOff(query) || (query.isError && query.data === undefined && !closedBy(query.error)),
  );
  const closed = me.data?.recordsClosed;
  // Without mails no link can come.
  const asksProof = me.data?.emailVerified === false && !closed && mailsAreSetUp();
  // Deferred: the screen is drawn in slices, and a slow phone answers a tap in between.
  const loading = useDeferredValue(useFirstWait([...plans, forms].some(isAwaited)));
  // A second rendering for the rest of the page: one rendering of all of it is a long task on a slow phone.
  const withRest = useDeferredValue(true, false);
  // Not shown here, but read into the offline copy; its arrival redraws nothing.
  useQuery({ ...ownSnacksPlanQuery(id), enabled: !loading && withRest, notifyOnChangeProps: [] });
  const { planned, note } = homeDay(
    { program: me.data?.program, isKnown: me.data !== undefined },
    { diet: dietPlan.data, vitamin: vitamins.data, herbs: herbs.data },
    today(now),
  );
  const meals = dietPlan.data ? planned.meals : undefined;
  const recall = forms.data && <DietaryRecallBanner forms={forms.data} coachEmail={me.data?.doctorEmail} />;

  return (
    <>
      <PageHeader title={`Welcome, ${me.data?.name ?? name}`} documentTitle="Home" />
      {/* One step from the skeleton to the whole: nothing readable moves. */}
      {loading ? (
        <ContentSkeleton rows={3} height={220} />
      ) : (
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 5 } }}>
          {failed.length > 0 && (
            <FailureNotice
              sentence={
                failed.every(isCutOff)
                  ? 'A part of this page is not available without network.'
                  : 'A part of this page could not be loaded.'
              }
              onRetry={() => void Promise.all(failed.map((query) => query.refetch()))}
            />
          )}
          {closed && (
            <Suspense>
              <ClosedRecords why={closed} />
            </Suspense>
          )}
          {!closed && (
            <Suspense>
              <DueLine />
            </Suspense>
          )}
          {!meals && recall}
          <Box sx={{ display: 'grid', gap: { xs: 2, md: 5 }, gridTemplateColumns: { md: '3fr 2fr' } }}>
            <Box sx={{ display: 'grid', gap: { xs: 2, md: 5 }, alignContent: 'start', minWidth: 0 }}>
              {!closed && <YourDay planned={planned} note={note} now={now} />}
            </Box>
            {withRest && (
              <Box sx={{ display: 'grid', gap: { xs: 2, md: 5 }, alignContent: 'start', minWidth: 0 }}>
                {asksProof && <ConfirmEmail />}
                {appointments.data && <NextAppointment appointments={appointments.data} now={now} />}
                {!closed && me.data?.program && (
                  <Suspense>
                    <CheckInCard />
                  </Suspense>
                )}
                <QuickOverview me={me.data} meals={meals} canMeasure={!closed} />
              </Box>
            )}
          </Box>
          {withRest && (
            <>
              {meals && recall}
              <DashboardCards />
              <NeedHelp />
            </>
          )}
        </Box>
      )}
    </>
  );
}
