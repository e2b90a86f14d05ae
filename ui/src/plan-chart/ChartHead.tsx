import { clinicAddress, clinicFacts, clinicLogo } from '@clinic/contract/clinic';
import { dayIn, fullDayIn, weekdayIn } from '@clinic/contract/care/plans/dates-in-language';
import { timeIn } from '@clinic/contract/care/plans/plan-speech';
import type { ChartPart } from '@clinic/contract/care/plan-chart/chart-weeks';
import type { PlanChart } from '@clinic/contract/care/plan-chart/plan-chart';
import type { PlanLanguage } from '@clinic/contract/care/plans/plan-languages';
import { PLAN_WORDS, weekTitleIn } from '@clinic/contract/care/plans/plan-words';
import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';

interface Props {
  chart: PlanChart;
  part: ChartPart;
  language: PlanLanguage;
}

const datesOf = ({ days }: ChartPart, language: PlanLanguage): string => {
  const first = days[0]?.date;
  const last = days.at(-1)?.date;
  return first && last ? `${dayIn(first, language)} – ${fullDayIn(last, language)}` : '';
};

/** The head of each page: clinic, client, week, and the code that opens the plan on a phone. */
export function ChartHead({ chart, part, language }: Props) {
  const words = PLAN_WORDS[language];
  const { client, doctor, program, nextVisit, address } = chart;
  const age = client.age === null ? '' : `, ${words.years(client.age)}`;
  return (
    <Box className="chart-head">
      <img src={clinicLogo()} alt="" />
      <div>
        <strong className="clinic">{clinicFacts().name}</strong>
        <div>{clinicAddress()}</div>
        <div>{clinicFacts().phones.join(' · ')}</div>
      </div>
      <div>
        <strong className="client">
          {client.name}
          {age}
        </strong>
        {doctor && (
          <div>
            {words.doctor}: {doctor}
          </div>
        )}
        <div>{program}</div>
      </div>
      <div>
        <strong>{weekTitleIn(part.week, language)}</strong>
        <div>{datesOf(part, language)}</div>
        {nextVisit && (
          <div>
            {words.nextVisit}: {weekdayIn(nextVisit.date, language)} {dayIn(nextVisit.date, language)},{' '}
            {timeIn(nextVisit.time, language)}
          </div>
        )}
      </div>
      <QRCodeSVG value={address} level="M" marginSize={1} title={address} />
    </Box>
  );
}
