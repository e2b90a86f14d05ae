import type { ClientProgram } from '@clinic/contract/people';
import { demandedOf } from '@clinic/contract/care/plan-checks/finding-answers';
import type { EditedPlan } from '../diet-plan-editing/edited-plan.ts';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import DietTemplatePreview from './DietTemplatePreview.tsx';
import { withTemplate } from './diet-templates.ts';
import LibraryDialog from '../plan-library/LibraryDialog.tsx';

interface Props {
  plan: EditedPlan;
  edit: PlanEditor['edit'];
  program: ClientProgram | null;
  planChecks: Pick<PlanChecks, 'check' | 'answers'>;
  onClose: () => void;
}

const KINDS = ['plan', 'week', 'meal'] as const;

/** The library of plans, weeks and meals over a diet plan; using one is a step that can be undone. */
export default function DietLibrary({ plan, edit, program, planChecks, onClose }: Props) {
  const { check, answers } = planChecks;
  return (
    <LibraryDialog
      kinds={KINDS}
      renderPreview={(template) => (
        <DietTemplatePreview
          template={template}
          plan={plan}
          program={program}
          findingsIn={(weeks) => {
            const report = check({ diet: weeks });
            return report && demandedOf(report, 'diet', answers).length;
          }}
        />
      )}
      onApply={(template) =>
        edit((now) => withTemplate(now, template, program), {
          label: `“${template.title}” taken from the library`,
          announced: true,
        })
      }
      onClose={onClose}
    />
  );
}
