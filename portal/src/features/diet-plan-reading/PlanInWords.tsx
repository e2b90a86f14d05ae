import type { Day } from '@clinic/contract/clinic-calendar';
import { firstDayOf, type DaysMeal } from '@clinic/contract/care/diet-plans/diet-plan-days';
import { dayInWords, weekInWords } from '@clinic/contract/care/diet-plans/plan-in-words';
import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import type { PlanLanguage } from '@clinic/contract/care/plans/plan-languages';
import { ClinicButton, ClinicButtonLink } from '@clinic/ui/layout/ClinicButton.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SpokenMeals } from './SpokenMeals.tsx';
import { usePlanSpeech } from './usePlanSpeech.ts';

const Recipes = lazy(() => import('./Recipes.tsx'));

/** A part with a heading; it is no region, since the selector above is named Week, too. */
const Words = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    sx={{
      p: { xs: 3, md: 4 },
      bgcolor: 'var(--white)',
      border: '1px solid var(--line)',
      borderRadius: 1,
      minWidth: 0,
    }}
  >
    <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

interface Props {
  week: DietWeek;
  weeks: readonly DietWeek[];
  /** The program's first day; left out without a program. */
  start: Day | undefined;
  /** Today's meals, when today is in this week. */
  today: readonly DaysMeal[] | undefined;
  language: PlanLanguage;
}

/** Today and the week in words, above the table, in the client's language. */
export function PlanInWords({ week, weeks, start, today, language }: Props) {
  const [withRecipes, setWithRecipes] = useState(false);
  const { speech, lang } = usePlanSpeech(language);
  const first = start && firstDayOf(week, weeks, start);
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 3, mb: 4 }}>
      <LanguageSwitch language={language} />
      {today && (
        <Words title="Today">
          <SpokenMeals meals={dayInWords(today, speech)} lang={lang} />
          {withRecipes ? (
            <Suspense fallback={<Box sx={{ minHeight: 44 }} />}>
              <Recipes meals={today} language={lang} />
            </Suspense>
          ) : (
            <ClinicButton look="outlined" onClick={() => setWithRecipes(true)}>
              Recipes of today
            </ClinicButton>
          )}
        </Words>
      )}
      <Words title="Week">
        <SpokenMeals meals={weekInWords(week, first, speech)} lang={lang} />
        <ClinicButtonLink look="outlined" to={`/client/shopping-list?week=${week.weekNumber}`}>
          Shopping list
        </ClinicButtonLink>
      </Words>
    </Box>
  );
}
