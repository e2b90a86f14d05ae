import { dosesAnew } from '@clinic/contract/care/dosage-plans/carried-doses';
import type { DosageEntry, StoppedDose } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { readDosageEntry } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { doseNameKey } from '@clinic/contract/care/dosage-plans/standing-entries';
import type { PlanTemplate } from '@clinic/contract/care/plan-templates/plan-templates';
import { isDoses } from '@clinic/contract/care/plan-templates/template-body';
import { counted } from '@clinic/contract/platform/counted';
import { listed } from '@clinic/contract/platform/listed';
import { today } from '@clinic/ui/clinic-page';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { LibraryPresses } from '../plan-library/LibraryPresses.tsx';
import type { SavedPart } from '../plan-library/saved-parts.ts';
import { checkedEntries, editedEntries, type EditedEntry } from './dosage-entries.ts';
import { DosagePlanTable, RestartNotices } from './lazy-parts.ts';
import { useRestart } from './useRestart.ts';

const LibraryDialog = lazy(() => import('../plan-library/LibraryDialog.tsx'));

const KINDS = ['doses'] as const;

interface Props {
  /** The rows of the plan; what a template adds stands behind them. */
  rows: readonly EditedEntry[];
  change: (next: (rows: EditedEntry[]) => EditedEntry[]) => void;
  /** Doses that were stopped, which are asked about where they were for a side effect. */
  stopped: readonly StoppedDose[];
}

/** The doses of a template, parted by whether the plan has a dose of that name already. */
function parted({ body }: Pick<PlanTemplate, 'body'>, rows: readonly EditedEntry[]) {
  const names = new Set(rows.map(({ name }) => doseNameKey(name)));
  const doses: DosageEntry[] = isDoses(body) ? body.entries.map(readDosageEntry) : [];
  const isThere = ({ name }: DosageEntry) => names.has(doseNameKey(name));
  return { added: doses.filter((dose) => !isThere(dose)), there: doses.filter(isThere) };
}

/** Adds doses from the clinic's library to a plan, in one step that can be undone, and saves the plan's to it. */
export default function DosesLibrary({ rows, change, stopped }: Props) {
  const [taken, setTaken] = useState<ReadonlySet<string>>();
  const { restart, begin, answer, hide } = useRestart((entries) => {
    const added = editedEntries(entries);
    change((now) => [...now, ...added]);
    setTaken(new Set(added.map(({ key }) => key)));
  });
  const partToSave = (): SavedPart | undefined => {
    const entries = checkedEntries(rows);
    return entries.length > 0 ? { kind: 'doses', title: '', body: { entries } } : undefined;
  };
  const undo = () => {
    change((now) => now.filter(({ key }) => !taken?.has(key)));
    setTaken(undefined);
  };
  return (
    <>
      <LibraryPresses
        partToSave={partToSave}
        nothing="Please add a dose to the plan first."
        renderLibrary={(close) => (
          <LibraryDialog
            kinds={KINDS}
            renderPreview={(template) => {
              const { added, there } = parted(template, rows);
              return (
                <>
                  <Typography>
                    {added.length > 0
                      ? `${counted(added.length, 'dose')} will stand behind those of the plan.`
                      : 'Nothing will be added.'}
                    {there.length > 0 && ` In the plan already: ${listed(there.map(({ name }) => name))}.`}
                  </Typography>
                  {added.length > 0 && <DosagePlanTable entries={added} label="Doses of the template" />}
                </>
              );
            }}
            onApply={(template) => begin(dosesAnew(parted(template, rows).added, today()), stopped)}
            onClose={close}
          />
        )}
      />
      {restart && (
        <Suspense>
          <RestartNotices restart={restart} onAnswer={answer} onHide={hide} />
        </Suspense>
      )}
      {taken && taken.size > 0 && (
        <Notice
          tone="note"
          announce="status"
          sx={{ flexBasis: '100%' }}
          action={
            <Button size="small" color="inherit" variant="outlined" onClick={undo}>
              Undo
            </Button>
          }
        >
          {counted(taken.size, 'dose')} taken from the library.
        </Notice>
      )}
    </>
  );
}
