import { formatDay } from '@clinic/contract/clinic-calendar';
import {
  goalOfProgram,
  goalWords,
  type ProgressGoal,
} from '@clinic/contract/care/client-progress/progress-goal';
import type { Pre } from '@clinic/contract/care/client-measures/measures';
import { paceWords, spanWords } from '@clinic/contract/care/client-progress/weight-line-words';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { clinicZone, today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Panel } from '../../components/Panel.tsx';
import { timelineQuery } from '../plan-workspace/api.ts';
import { progressMarks, type ProgressMark } from './progress-marks.ts';
import { daysOf, drawnMeasures } from './drawn-measures.ts';
import { MeasureChoice } from './MeasureChoice.tsx';
import { MeasurePart } from './MeasurePart.tsx';
import { NotCounted } from './NotCounted.tsx';
import { UnreadTexts } from './UnreadTexts.tsx';
import type { Measured } from './useMeasured.ts';
import { weightLineOf } from './weight-line-of.ts';

const ALL = '';

function Marks({ marks }: { marks: readonly ProgressMark[] }) {
  if (marks.length === 0) return null;
  return (
    <details className="no-print">
      <Box component="summary" sx={{ py: 2, cursor: 'pointer' }}>
        Plans and visits on the time line ({marks.length})
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {marks.map(({ day, words }) => (
          <li key={`${day} ${words}`}>
            {formatDay(day)}: {words}
          </li>
        ))}
      </Box>
    </details>
  );
}

interface Props {
  clientId: string;
  measured: Measured;
  pre: Pre<Measured['programs'][number]>;
  /** Undefined while it loads. */
  progressGoal: ProgressGoal | undefined;
}

/** The chosen measures over all programs. */
export function MeasuresOverTime({ clientId, measured, pre, progressGoal }: Props) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [which, setWhich] = useState(ALL);
  const { data: entries } = useQuery(timelineQuery(clientId));
  const zone = clinicZone();
  const program = measured.programs.find(({ _id }) => _id === which);
  const timed = program ?? pre.program;
  const goal = progressGoal && timed ? goalOfProgram(progressGoal, timed) : null;
  const expecting = progressGoal?.expecting;
  // Undefined until it is known that the pace applies to the client.
  const line = useMemo(
    () => (expecting === undefined ? undefined : weightLineOf(measured, { today: today(), expecting })),
    [measured, expecting],
  );
  const drawn = useMemo(
    () => drawnMeasures(measured, { pre, goal, program, line, zone }),
    [measured, pre, goal, program, line, zone],
  );
  const marks = useMemo(() => {
    const days = program && daysOf(program, zone);
    return progressMarks(entries ?? [], today(), zone).filter(
      ({ day }) => !days || (day >= days.from && day <= days.to),
    );
  }, [entries, program, zone]);
  const picked = drawn.filter(({ label }) => chosen.includes(label));
  const shown = picked.length > 0 ? picked : drawn.slice(0, 1);
  const isRunning = pre.program && (!program || program._id === pre.program._id);
  const starts = shown.filter(({ start }) => start !== undefined);
  return (
    <Panel title="Over time" isLong>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        {measured.programs.length > 0 && (
          <Box className="no-print" sx={{ maxWidth: 320 }}>
            <InputField
              label="Time"
              size="small"
              options={[
                { value: ALL, label: 'From the first to the last' },
                ...measured.programs.map(({ _id, name, startDate }) => ({
                  value: _id,
                  label: `${name}, from ${formatDay(startDate)}`,
                })),
              ]}
              value={which}
              onChange={setWhich}
            />
          </Box>
        )}
        {shown.length === 0 && (
          <Typography>
            {program
              ? 'Nothing was measured in this time.'
              : 'No measurements yet. They come from checkups, Current Body Status, Dietary Recall, ended programs and the client.'}
          </Typography>
        )}
        {drawn.length > 1 && (
          <MeasureChoice
            labels={drawn.map(({ label }) => label)}
            chosen={shown.map(({ label }) => label)}
            onChange={setChosen}
          />
        )}
        {shown.map((one) => (
          <MeasurePart key={one.label} drawn={one} marks={marks} />
        ))}
        {starts.length > 0 && (isRunning ?? program) && (
          <Typography sx={{ color: 'text.secondary' }}>
            At the start of {(program ?? pre.program)?.name}:{' '}
            <strong>
              {starts.map(({ label, start }) => (starts.length > 1 ? `${label} ${start}` : start)).join(', ')}
            </strong>
            , the dashed line.
          </Typography>
        )}
        {line && shown.some((one) => one.line) && (
          <Typography sx={{ color: 'text.secondary' }}>
            The line over the dots: <strong>{paceWords(line)}</strong> in {spanWords(line)}.
          </Typography>
        )}
        {goal && shown.some((one) => one.goal !== undefined) && (
          <Typography sx={{ color: 'text.secondary' }}>
            Goal, the dotted line: <strong>{goalWords(goal)}</strong>.
          </Typography>
        )}
        <Marks marks={marks} />
        <NotCounted clientId={clientId} measurements={measured.measurements} />
        <UnreadTexts texts={measured.unread} />
      </Box>
    </Panel>
  );
}
