import { counted } from '@clinic/contract/platform/counted';
import { MAX_TEXT } from '@clinic/contract/constants';
import { MAX_WEEK_DAYS } from '@clinic/contract/care/diet-plans/diet-plan-reading';
import { weekProblems } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import { chartLines, linesOf } from '@clinic/contract/care/plan-chart/chart-lines';
import type { ClientProgram } from '@clinic/contract/people';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import { longText, wholeNumber } from '@clinic/contract/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useState, type ReactNode } from 'react';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { WholeNumberField } from '@clinic/ui/forms/WholeNumberField.tsx';
import { PROPOSED } from '../../components/proposed-value.ts';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import { SectionTitle } from '../diet-plan-editing/SectionTitle.tsx';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import { FindingSentences } from '../plan-checks/FindingMarks.tsx';
import type { Said } from '../plan-checks/finding-words.ts';
import { fillWeek, setWeekDays } from '../diet-plan-weeks/week-changes.ts';

interface Props {
  /** The shown week. */
  week: EditedWeek;
  /** Number of weeks. */
  count: number;
  notes: string;
  /** Things to take and to avoid, one a line. */
  take?: string;
  avoid?: string;
  /** Findings about the lines of "Take". */
  takeMarks: readonly Said[];
  edit: PlanEditor['edit'];
  program: ClientProgram | null;
  max: number;
}

/** A week's typed length; `from`: its valid length, used while the text is wrong. */
interface TypedDays {
  text: string;
  from: number;
}

const daysRule = wholeNumber(1, MAX_WEEK_DAYS);

function WeekDays({ week, edit }: Pick<Props, 'week' | 'edit'>) {
  const [typed, setTyped] = useState<TypedDays>();
  const count = typed ? wholeNumberIn(typed.text) : Number.NaN;
  // A length set by another step, such as Undo, replaces the typed text.
  const isOver = typed && week.totalDays !== (daysRule(count) ? typed.from : count);
  const text = typed && !isOver ? typed.text : String(week.totalDays);
  return (
    <WholeNumberField
      label={`Days of ${week.title}`}
      value={text}
      error={daysRule(wholeNumberIn(text))}
      min={1}
      max={MAX_WEEK_DAYS}
      htmlInput={PROPOSED}
      onBlur={() => setTyped((now) => (now && daysRule(wholeNumberIn(now.text)) ? now : undefined))}
      onChange={(value) => {
        const from = typed && !isOver ? typed.from : week.totalDays;
        const days = daysRule(wholeNumberIn(value)) ? from : wholeNumberIn(value);
        setTyped({ text: value, from });
        if (days === week.totalDays) return;
        edit((now) => setWeekDays(now, week.key, days), {
          label: `Days of ${week.title} changed`,
          typing: true,
        });
      }}
    />
  );
}

/** Meals of the shown week that do not fit its new length. */
function MisfitMeals({ week, edit }: Pick<Props, 'week' | 'edit'>) {
  const misfits = weekProblems(week);
  if (misfits.length === 0) return null;
  const fill = (
    <Button
      color="inherit"
      variant="outlined"
      onClick={() => edit((now) => fillWeek(now, week.key), { label: `Meals of ${week.title} filled` })}
    >
      Fill to {counted(week.totalDays, 'day')}
    </Button>
  );
  return (
    <Notice tone="waiting" announce="status" action={fill}>
      These meals of {week.title} do not add up to {counted(week.totalDays, 'day')}:{' '}
      <strong>{misfits.map(({ mealType }) => mealType).join(', ')}</strong>
    </Notice>
  );
}

interface PaperLinesProps extends Pick<Props, 'edit'> {
  field: 'take' | 'avoid';
  label: string;
  text: string;
  /** Stands below the field. */
  children?: ReactNode;
}

/** Lines of the plan on paper, one each. */
const PaperLines = ({ field, label, text, edit, children }: PaperLinesProps) => (
  <Box id={`${field}-lines`} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
    <InputField
      label={label}
      rows={2}
      value={text}
      error={chartLines(linesOf(text))}
      helperText="One a line, on the plan on paper."
      onChange={(typed) =>
        edit((now) => ({ ...now, [field]: typed }), { label: `${label} changed`, typing: true })
      }
    />
    {children}
  </Box>
);

type Texts = Pick<Props, 'notes' | 'take' | 'avoid' | 'takeMarks' | 'edit'>;

/** Memoized, since fields of several lines are measured whenever they are drawn. */
const PlanTexts = memo(({ notes, take = '', avoid = '', takeMarks, edit }: Texts) => (
  <>
    <InputField
      label="Notes"
      rows={2}
      value={notes}
      error={longText(MAX_TEXT)(notes)}
      helperText="Shown to the client above the plan."
      onChange={(text) => edit((now) => ({ ...now, notes: text }), { label: 'Notes changed', typing: true })}
    />
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <PaperLines field="take" label="Take" text={take} edit={edit}>
        <FindingSentences all={takeMarks} />
      </PaperLines>
      <PaperLines field="avoid" label="Avoid" text={avoid} edit={edit} />
    </Box>
  </>
));

/** Memoized, so that typing a meal does not redraw it. */
export const PlanConfiguration = memo(function PlanConfiguration({
  week,
  count,
  edit,
  program,
  max,
  ...texts
}: Props) {
  return (
    <Box component="section" aria-labelledby="configuration" className="no-print">
      <SectionTitle id="configuration">Plan Configuration</SectionTitle>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr', md: '1fr 2fr 1fr' }, mb: 4 }}>
        <InputField
          label="Total No. of Weeks"
          readOnly
          value={`${count} / ${max}`}
          onChange={() => undefined}
        />
        <InputField
          label="Client Plan"
          readOnly
          onChange={() => undefined}
          value={program?.name ?? 'No client plan found'}
          helperText="Program days = weeks of 7 days each"
        />
        <WeekDays key={week.key} week={week} edit={edit} />
      </Box>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <PlanTexts {...texts} edit={edit} />
        <MisfitMeals week={week} edit={edit} />
      </Box>
    </Box>
  );
});
