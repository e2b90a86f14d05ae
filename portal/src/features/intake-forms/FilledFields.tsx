import { FORM_DEFINITIONS, type FormType } from '@clinic/contract/care/intake-form-fields';
import { today } from '@clinic/ui/clinic-page';
import { ageOn } from '@clinic/contract/dashboards/client-facts';
import { BloodReportField } from './BloodReport.tsx';
import { FormFieldsEdit, type Computed } from './FormFields.tsx';
import type { Shown } from './FormSections.tsx';
import type { FieldHints } from './form-values.ts';
import type { FilledForm } from './useFilledForm.ts';

interface Props extends Pick<Shown, 'headings'> {
  hints?: FieldHints;
  computed?: Computed['values'];
  formType: FormType;
  filled: FilledForm & { base: { bloodReport: string | null } | null };
  withReport: boolean;
}

export function FilledFields({ formType, headings, hints, computed, filled, withReport }: Props) {
  const { base, control, report, setValue, setFocus, noteEdited, chooseReport } = filled;
  return (
    <>
      <FormFieldsEdit
        formType={formType}
        definition={FORM_DEFINITIONS[formType]}
        headings={headings}
        hints={hints}
        computed={
          computed && {
            values: computed,
            // Not noted as edited: what is computed is not measured again.
            onTake: (name, text) => {
              setValue(name, text, { shouldDirty: true });
              setFocus(name);
            },
          }
        }
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
