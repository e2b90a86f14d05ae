import type { PlanChart } from '@clinic/contract/care/plan-chart/plan-chart';
import type { PlanLanguage } from '@clinic/contract/care/plans/plan-languages';
import { PLAN_WORDS } from '@clinic/contract/care/plans/plan-words';
import { refusalIn } from '@clinic/contract/care/plans/refusal-words';

interface Props {
  chart: Pick<PlanChart, 'take' | 'avoid' | 'refusals'>;
  language: PlanLanguage;
}

const List = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );

/** Nothing is called known that the desk may not read or that has not been read yet. */
function refusedLines(refusals: PlanChart['refusals'], language: PlanLanguage): string[] {
  const words = PLAN_WORDS[language];
  const said = (labels: readonly string[]) => labels.map((label) => refusalIn(label, language)).join(', ');
  if (refusals === null) return [words.atDoctors];
  const { allergies, diet, unread, isComplete } = refusals;
  return [
    ...(allergies.length > 0 ? [`${words.allergies}: ${said(allergies)}`] : []),
    ...(allergies.length === 0 && isComplete ? [words.noneKnown] : []),
    ...(unread.length > 0 ? [`${words.notRead}: ${unread.map((text) => `“${text}”`).join(', ')}`] : []),
    ...(!isComplete && unread.length === 0 ? [words.atDoctors] : []),
    ...(diet.length > 0 ? [`${words.diet}: ${said(diet)}`] : []),
  ];
}

/** Lists things to take, things to avoid, and things that the client must not get. */
export function ChartLists({ chart: { take, avoid, refusals }, language }: Props) {
  const words = PLAN_WORDS[language];
  return (
    <div className="chart-lists" data-block>
      <List title={words.take} lines={take} />
      <List title={words.avoid} lines={avoid} />
      <section aria-label={words.refused} className="refused">
        <h2>{words.refused}</h2>
        {refusedLines(refusals, language).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
    </div>
  );
}
