import { FORM_DEFINITIONS, type FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { ComputedValue } from '@clinic/contract/care/client-measures/computed-fields';
import { BloodReportField } from './BloodReport.tsx';
import { FormFieldsEdit } from './FormFields.tsx';
import type { Shown } from './FormSections.tsx';
import type { FieldHints } from './form-values.ts';
import { useFieldChanges } from './useFieldChanges.ts';
import type { FilledForm } from './useFilledForm.ts';

interface Props extends Pick<Shown, 'headings'> {
  hints?: FieldHints;
  computed?: Partial<Record<string, ComputedValue>>;
  formType: FormType;
  filled: FilledForm & { base: { bloodReport: string | null } | null };
  withReport: boolean;
}

export function FilledFields({ formType, headings, hints, computed, filled, withReport }: Props) {
  const { base, control, report, chooseReport } = filled;
  const changes = useFieldChanges(filled);
  return (
    <>
      <FormFieldsEdit
        formType={formType}
        definition={FORM_DEFINITIONS[formType]}
        headings={headings}
        hints={hints}
        computed={computed}
        control={control}
        {...changes}
      />
      {withReport && (
        <BloodReportField report={report} onChange={chooseReport} replaces={Boolean(base?.bloodReport)} />
      )}
    </>
  );
}
