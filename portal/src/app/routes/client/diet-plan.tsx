import { counted } from '@clinic/contract/platform/counted';
import { currentWeek, todaysMeals } from '@clinic/contract/care/diet-plans/diet-plan-days';
import { outsidePlan, programDates, weekDates } from '@clinic/contract/care/diet-plans/diet-plan-words';
import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useAccount } from '../../../components/account.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Facts } from '../../../components/Facts.tsx';
import { NoPlanYet } from '../../../components/NoPlanYet.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { PrintAndShare } from '../../../components/PrintAndShare.tsx';
import { QueryView } from '../../../components/QueryView.tsx';
import { MealLegend } from '../../../features/diet-plan-reading/MealLegend.tsx';
import { MealSchedule } from '../../../features/diet-plan-reading/MealSchedule.tsx';
import { PlanChanges } from '../../../features/diet-plan-reading/PlanChanges.tsx';
import { PlanInWords } from '../../../features/diet-plan-reading/PlanInWords.tsx';
import { ownDietPlanQuery } from '../../../features/diet-plan-reading/own-diet-plan.ts';
import { OwnPlanTabs } from '../../../features/diet-plan-reading/OwnPlanTabs.tsx';
import { WeekSelector } from '../../../features/diet-plan-reading/WeekSelector.tsx';
import { meQuery, type OwnRecord } from '../../../features/own-record/me.ts';
import { OwnPrintedHead } from '../../../features/own-record/OwnPrintedHead.tsx';
import { dayOf, today } from '@clinic/ui/clinic-page';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { isAwaited } from '../../../lib/without-network.ts';
import { useFirstWait } from '../../../lib/useFirstWait.ts';

function Information({ plan, program }: { plan: DietPlan; program: OwnRecord['program'] | undefined }) {
  return (
    <Panel title="About this plan">
      <Facts
        facts={[
          ['Program', plan.program || program?.name],
          ['Weeks', plan.weeks.length],
          ['Dates', program && programDates(program)],
          ['Last changed', dayOf(plan.updatedAt)],
        ]}
      />
    </Panel>
  );
}

function WeeklyDiet({ plan, me }: { plan: DietPlan; me: OwnRecord | undefined }) {
  const program = me?.program;
  const [search, setSearch] = useSearchParams();
  const day = today(useNow());
  const now = currentWeek(plan.weeks, program?.startDate, day);
  const outside = outsidePlan(plan.weeks, program?.startDate, day);
  const wanted = plan.weeks.find(({ weekNumber }) => String(weekNumber) === search.get('week'));
  const week = wanted ?? now?.week;
  if (!week) return <NoPlanYet text="No diet plan found. Please contact your doctor." />;
  const isNow = !outside && week.weekNumber === now?.week.weekNumber;
  const title = week.title || `Week ${week.weekNumber}`;

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 2fr)' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <WeekSelector
          weeks={plan.weeks}
          shown={week.weekNumber}
          current={outside ? undefined : now?.week.weekNumber}
          onChange={(number) => setSearch({ week: String(number) }, { replace: true })}
        />
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {program && (
          <Box>
            {isNow && <strong className="no-print">This week: </strong>}
            {weekDates(week, plan.weeks, program.startDate)}
          </Box>
        )}
        <Typography className="no-print" sx={{ color: 'text.secondary', mb: 4 }}>
          {outside ||
            (isNow ? `Today is day ${now.day} of ${week.totalDays}.` : `${counted(week.totalDays, 'day')}.`)}
        </Typography>
        <PlanChanges changed={plan.changed} />
        {week.mealPlan.length > 0 ? (
          <>
            <PlanInWords
              week={week}
              weeks={plan.weeks}
              start={program?.startDate}
              today={isNow ? todaysMeals(plan.weeks, program?.startDate, day) : undefined}
              language={me?.language ?? 'en'}
            />
            <MealSchedule week={week} today={isNow ? now.day : undefined} />
            <MealLegend />
          </>
        ) : (
          <EmptyState
            text="No meals are planned for this week yet."
            hint="Your doctor plans one week after the other; choose another one above."
          />
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
        {plan.notes && (
          <Panel title="Notes from your doctor">
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{plan.notes}</Typography>
          </Panel>
        )}
        {/* On paper the head says it. */}
        <Box className="no-print">
          <Information plan={plan} program={program} />
        </Box>
      </Box>
    </Box>
  );
}

export const handle = { firstQueries: (id: string) => [meQuery(id), ownDietPlanQuery(id)] };

export function Component() {
  const { id } = useAccount();
  const plan = useQuery(ownDietPlanQuery(id));
  const me = useQuery(meQuery(id));
  const waitsForMe = useFirstWait(isAwaited(me));
  const loaded = { ...plan, data: waitsForMe ? undefined : plan.data } as typeof plan;
  return (
    <>
      <OwnPrintedHead changed={plan.data ? dayOf(plan.data.updatedAt) : undefined} />
      <PageHeader
        title="Diet Plan"
        action={
          plan.data !== null && (
            <>
              <Button className="no-print" component={Link} to="/client/plan-chart">
                Plan on paper
              </Button>
              <PrintAndShare what="Diet plan" />
            </>
          )
        }
      />
      <OwnPlanTabs />
      <QueryView query={loaded} errorText={() => 'Failed to load diet plan. Please try again later.'}>
        {(dietPlan) =>
          dietPlan ? (
            <WeeklyDiet plan={dietPlan} me={me.data} />
          ) : (
            <NoPlanYet text="No diet plan found. Please contact your doctor." />
          )
        }
      </QueryView>
      {/* Appears after the plan, so that nothing moves. */}
      {!isAwaited(plan) && !waitsForMe && (
        <Button className="no-print" component={Link} to="/client/dashboard" sx={{ mt: 5 }}>
          Back to Dashboard
        </Button>
      )}
    </>
  );
}
