import { currentWeek } from '@clinic/contract/care/diet-plans/diet-plan-days';
import { outsidePlan, weekDates } from '@clinic/contract/care/diet-plans/diet-plan-words';
import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import { today } from '@clinic/ui/clinic-page';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { useNow } from '@clinic/ui/session/useNow.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useAccount } from '../../../components/account.ts';
import { NoPlanYet } from '../../../components/NoPlanYet.tsx';
import { QueryView } from '../../../components/QueryView.tsx';
import { ownDietPlanQuery } from '../../../features/diet-plan-reading/own-diet-plan.ts';
import { planFoodsQuery } from '../../../features/diet-plan-reading/plan-foods.ts';
import { WeekSelector } from '../../../features/diet-plan-reading/WeekSelector.tsx';
import { meQuery, type OwnRecord } from '../../../features/own-record/me.ts';
import { ShoppingList } from '../../../features/shopping-list/ShoppingList.tsx';

function WeekToBuy({ plan, me }: { plan: DietPlan; me: OwnRecord | undefined }) {
  const [search, setSearch] = useSearchParams();
  const foods = useQuery(planFoodsQuery(useAccount().id));
  const start = me?.program?.startDate;
  const day = today(useNow());
  const now = currentWeek(plan.weeks, start, day)?.week;
  const week = plan.weeks.find(({ weekNumber }) => String(weekNumber) === search.get('week')) ?? now;
  if (!week) return <NoPlanYet text="No diet plan found. Please contact your doctor." />;
  return (
    <>
      <WeekSelector
        weeks={plan.weeks}
        shown={week.weekNumber}
        current={outsidePlan(plan.weeks, start, day) ? undefined : now?.weekNumber}
        onChange={(number) => setSearch({ week: String(number) }, { replace: true })}
      />
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {week.title || `Week ${week.weekNumber}`}
      </Typography>
      {start && <Typography sx={{ mb: 3 }}>{weekDates(week, plan.weeks, start)}</Typography>}
      <QueryView query={foods} errorText={() => 'The shopping list could not be loaded.'}>
        {(known) => (
          <ShoppingList key={week.weekNumber} week={week} foods={known} language={me?.language ?? 'en'} />
        )}
      </QueryView>
    </>
  );
}

export function Component() {
  const { id } = useAccount();
  const plan = useQuery(ownDietPlanQuery(id));
  const me = useQuery(meQuery(id));
  return (
    <>
      <PageHeader
        title="Shopping list"
        context="For one person, rounded up to what shops sell."
        action={
          <Button component={Link} to="/client/diet-plan">
            Back to Diet Plan
          </Button>
        }
      />
      <QueryView query={plan} errorText={() => 'Failed to load diet plan. Please try again later.'}>
        {(dietPlan) =>
          dietPlan ? (
            <WeekToBuy plan={dietPlan} me={me.data} />
          ) : (
            <NoPlanYet text="No diet plan found. Please contact your doctor." />
          )
        }
      </QueryView>
    </>
  );
}
