import type { TemplateReading } from '@clinic/contract/care/diet-plans/diet-plan-template';
import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, memo, Suspense, useRef, useState } from 'react';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { editedWeeks, mealCount, type EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import { downloadTemplate, readTemplateFile } from './template-file.ts';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';

const TemplatePreview = lazy(async () => ({
  default: (await import('./TemplatePreview.tsx')).TemplatePreview,
}));

interface Problem {
  text: string;
  details: string[];
}

const MAX_DETAILS = 5;

const EMPTY = 'Please add at least one week with meals to create a template.';

const problemOf = ({ error, places = [] }: Extract<TemplateReading, { ok: false }>): Problem => ({
  text: error,
  details: places.slice(0, MAX_DETAILS),
});

interface Props {
  weeks: readonly EditedWeek[];
  edit: PlanEditor['edit'];
  max: number;
}

/** Saves a plan as a template file, and loads one; stays as it is while a meal is typed. */
export const TemplateButtons = memo(function TemplateButtons({ weeks, edit, max }: Props) {
  const [lastProblem, setProblem] = useState<Problem>();
  // Hidden once meals were added, which solves the problem.
  const problem = lastProblem?.text === EMPTY && mealCount(weeks) > 0 ? undefined : lastProblem;
  const [preview, setPreview] = useState<{ fileName: string; weeks: DietWeek[] }>();
  const input = useRef<HTMLInputElement>(null);

  const download = () => {
    if (mealCount(weeks) === 0) {
      setProblem({ text: EMPTY, details: [] });
      return;
    }
    setProblem(undefined);
    downloadTemplate(weeks);
  };
  const upload = async (file: File) => {
    const reading = await readTemplateFile(file).catch((): TemplateReading => ({
      ok: false,
      error: "Could not read the template file. Please ensure it's a valid JSON.",
    }));
    setProblem(reading.ok ? undefined : problemOf(reading));
    if (reading.ok) setPreview({ fileName: file.name, weeks: reading.weeks });
  };
  const load = (read: readonly DietWeek[]) => {
    const loaded = editedWeeks(read);
    edit((now) => ({ ...now, weeks: loaded, active: loaded[0]?.key ?? '', meal: null }), {
      label: 'Template loaded',
      announced: true,
    });
    notify.success('Template loaded successfully!');
  };

  return (
    <Box component="section" aria-label="Template" className="no-print" sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
          Download Template
        </Button>
        <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
          Upload Template
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label="Template file"
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Lets the same file be chosen again after a correction.
            target.value = '';
            if (file) void upload(file);
          }}
        />
      </Box>
      {problem && (
        <Notice
          tone="stopped"
          announce="alert"
          action={
            <Button color="inherit" onClick={() => setProblem(undefined)}>
              Close
            </Button>
          }
        >
          {problem.text}
          {problem.details.length > 0 && (
            <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
              {problem.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {preview && (
        <Suspense>
          <TemplatePreview {...preview} max={max} onLoad={load} onClose={() => setPreview(undefined)} />
        </Suspense>
      )}
    </Box>
  );
});
