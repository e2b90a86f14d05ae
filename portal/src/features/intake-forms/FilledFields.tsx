import { FORM_DEFINITIONS, type FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { today } from '@clinic/ui/clinic-page';
import { ageOn } from '@clinic/contract/reading/days';
import type { ComputedValue } from '@clinic/contract/care/client-measures/computed-fields';
import { useCallback } from 'react';
import { BloodReportField } from './BloodReport.tsx';
import { FormFieldsEdit } from './FormFields.tsx';
import type { Shown } from './FormSections.tsx';
import type { FieldHints } from './form-values.ts';
import type { FilledForm } from './useFilledForm.ts';

interface Props extends Pick<Shown, 'headings'> {
  hints?: FieldHints;
  computed?: Partial<Record<string, ComputedValue>>;
  formType: FormType;
  filled: FilledForm & { base: { bloodReport: string | null } | null };
  withReport: boolean;
}

export function FilledFields({ formType, headings, hints, computed, filled, withReport }: Props) {
  const { base, control, report, setValue, setFocus, noteEdited, chooseReport } = filled;
  const onTake = useCallback(
    (name: string, text: string) => {
      // Not noted as edited, since a computed value is no new measurement.
      setValue(name, text, { shouldDirty: true });
      setFocus(name);
    },
    [setValue, setFocus],
  );
  const onFieldChange = useCallback(
    (name: string, value: string) => {
      noteEdited(name);
      if (name === 'dob') setValue('age', String(ageOn(today(), value) ?? ''), { shouldDirty: true });
    },
    [noteEdited, setValue],
  );
  return (
    <>
      <FormFieldsEdit
        formType={formType}
        definition={FORM_DEFINITIONS[formType]}
        headings={headings}
        hints={hints}
        computed={computed}
        onTake={onTake}
        control={control}
        onFieldChange={onFieldChange}
      />
      {withReport && (
        <BloodReportField report={report} onChange={chooseReport} replaces={Boolean(base?.bloodReport)} />
      )}
    </>
  );
}
