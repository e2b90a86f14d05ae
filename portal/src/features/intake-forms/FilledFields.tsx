import { FORM_DEFINITIONS, type FormType } from '@clinic/contract/care/intake-form-fields';
import { today } from '@clinic/ui/clinic-page';
import { ageOn } from '@clinic/contract/dashboards/client-facts';
import { BloodReportField } from './BloodReport.tsx';
import { FormFieldsEdit } from './FormFields.tsx';
import type { Shown } from './FormSections.tsx';
import type { FieldHints } from './form-values.ts';
import type { FilledForm } from './useFilledForm.ts';

interface Props extends Pick<Shown, 'headings'> {
  hints?: FieldHints;
  formType: FormType;
  filled: FilledForm & { base: { bloodReport: string | null } | null };
  withReport: boolean;
}

/** The inputs of a form; a date of birth fills in the age. */
export function FilledFields({ formType, headings, hints, filled, withReport }: Props) {
  const { base, control, report, setValue, noteEdited, chooseReport } = filled;
  return (
    <>
      <FormFieldsEdit
        formType={formType}
        definition={FORM_DEFINITIONS[formType]}
        headings={headings}
        hints={hints}
        control={control}
        onFieldChange={(name, value) => {
          noteEdited(name);
          if (name === 'dob') setValue('age', ageOn(today(), value), { shouldDirty: true });
        }}
      />
      {withReport && (
        <BloodReportField report={report} onChange={chooseReport} replaces={Boolean(base?.bloodReport)} />
      )}
    </>
  );
}
