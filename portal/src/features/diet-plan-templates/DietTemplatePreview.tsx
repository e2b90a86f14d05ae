import { changeLines } from '@clinic/contract/care/diet-plans/plan-change-lines';
import { planChanges } from '@clinic/contract/care/diet-plans/plan-changes';
import type { PlanTemplate } from '@clinic/contract/care/plan-templates/plan-templates';
import type { ClientProgram } from '@clinic/contract/people';
import { counted } from '@clinic/contract/platform/counted';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { activeWeek, savedWeeks, type EditedPlan } from '../diet-plan-editing/edited-plan.ts';
import { WhatChanges } from '../diet-plan-editing/what-changes.tsx';
import { weeksForProgram, weeksOf, withTemplate } from './diet-templates.ts';
import { PreviewedWeek } from './PreviewedWeek.tsx';

interface Props {
  template: PlanTemplate;
  plan: EditedPlan;
  program: ClientProgram | null;
  /** Number of findings of the plan checks in these weeks; null until the rules are here. */
  findingsIn: (weeks: ReturnType<typeof savedWeeks>) => number | null;
}

/** Lines of changes that are shown. */
const MOST_LINES = 12;

/** Says how the weeks of a template are fitted to the program. */
function fitText(template: PlanTemplate, program: ClientProgram | null): string | undefined {
  if (template.kind !== 'plan') return undefined;
  const { weeks, how } = weeksForProgram(template, program);
  const has = `The template has ${counted(template.size.weeks, 'week')}`;
  const used = counted(weeks.length, 'week');
  if (how === 'cut') return `${has}, the client's program ${used}: the others are left out.`;
  return how && `${has}: repeated in this order, they fill the ${used} of the client's program.`;
}

function whereText(template: PlanTemplate, plan: EditedPlan): string {
  const { title, mealPlan } = activeWeek(plan);
  if (template.kind === 'week') return `It takes the place of all meals of ${title}.`;
  if (template.kind === 'plan') return 'It takes the place of all weeks on the screen.';
  const type = weeksOf(template)[0]?.mealPlan[0]?.mealType;
  return mealPlan.some(({ mealType }) => mealType === type)
    ? `It takes the place of the ${type} of ${title}.`
    : `It is added to ${title} as ${type}.`;
}

/** The contents of a template, and the changes that it would make to the plan. */
export default function DietTemplatePreview({ template, plan, program, findingsIn }: Props) {
  const { after, lines } = useMemo(() => {
    const next = savedWeeks(withTemplate(plan, template, program).weeks);
    return { after: next, lines: changeLines(planChanges(savedWeeks(plan.weeks), next), MOST_LINES) };
  }, [plan, template, program]);
  const findings = useMemo(() => findingsIn(after), [findingsIn, after]);
  const fit = fitText(template, program);
  const weeks = weeksOf(template);
  return (
    <>
      <Box>{whereText(template, plan)} You can undo this.</Box>
      {template.shipped && (
        <Notice tone="waiting">It came with the product, and no doctor has signed it.</Notice>
      )}
      {fit && <Notice tone="waiting">{fit}</Notice>}
      {findings !== null && findings > 0 && (
        <Notice tone="waiting">
          The plan checks would have {counted(findings, 'finding')} about this client. They are marked in the
          plan once you use it.
        </Notice>
      )}
      <WhatChanges lines={lines} ifNone="Nothing: the plan has it already." />
      {weeks.map((week) => (
        <PreviewedWeek key={week.weekNumber} week={week} isOpen={weeks.length === 1} />
      ))}
    </>
  );
}
