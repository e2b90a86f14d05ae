import { currentWeek } from '@clinic/contract/care/diet-plans/diet-plan-days';
import type { PlanChart } from '@clinic/contract/care/plan-chart/plan-chart';
import { LANGUAGE_NAMES, PLAN_LANGUAGES } from '@clinic/contract/care/plans/plan-languages';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { today as clinicDay } from '../clinic-page.ts';
import { Segments } from '../layout/Segments.tsx';
import { useNow } from '../session/useNow.ts';
import { PlanChartPages } from './PlanChartPages.tsx';

/** Chooses weeks and language (the client's, or `?lang=` of the page's address) of a printed plan, and shows its pages. */
export function PlanChartView({ chart }: { chart: PlanChart }) {
  const [search, setSearch] = useSearchParams();
  const language = PLAN_LANGUAGES.find((one) => one === search.get('lang')) ?? chart.language;
  const today = clinicDay(useNow());
  const now = currentWeek(chart.weeks, chart.startDate, today)?.week.weekNumber;
  const [weeks, setWeeks] = useState<number[]>(now === undefined ? [] : [now]);
  const [isReady, setReady] = useState(false);
  const toggle = (week: number) =>
    setWeeks((chosen) => (chosen.includes(week) ? chosen.filter((one) => one !== week) : [...chosen, week]));
  return (
    <>
      <Box className="no-print" sx={{ display: 'grid', justifyItems: 'start', gap: 3, mb: 5 }}>
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ fontWeight: 600, p: 0 }}>
            Weeks to print
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
            {chart.weeks.map(({ weekNumber, title }) => (
              <FormControlLabel
                key={weekNumber}
                control={
                  <Checkbox checked={weeks.includes(weekNumber)} onChange={() => toggle(weekNumber)} />
                }
                label={weekNumber === now ? `${title} (this week)` : title}
              />
            ))}
          </Box>
        </Box>
        <Segments
          label="Language"
          choices={PLAN_LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]] as const)}
          chosen={language}
          onChoose={(lang) => setSearch({ lang }, { replace: true })}
        />
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          disabled={!isReady || weeks.length === 0}
          onClick={() => window.print()}
        >
          Print the plan
        </Button>
      </Box>
      <Box
        component="section"
        aria-label="The printed plan"
        tabIndex={0}
        sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}
      >
        <PlanChartPages chart={chart} weeks={weeks} language={language} today={today} onReady={setReady} />
      </Box>
    </>
  );
}
