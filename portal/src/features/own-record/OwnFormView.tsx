import { FormFieldsView } from '../intake-forms/FormFieldsView.tsx';
import type { FieldHints, FormValues } from '../intake-forms/form-values.ts';
import { OfficeFields } from './OfficeFields.tsx';
import type { OwnFormType } from './own-forms.ts';
import { definitionOf } from './save-own-form.ts';

interface Props {
  formType: OwnFormType;
  values: FormValues;
  hints?: FieldHints;
}

/** A form as its client reads it. */
export const OwnFormView = ({ formType, values, hints }: Props) => (
  <>
    <FormFieldsView definition={definitionOf(formType)} headings="h3" values={values} hints={hints} />
    {formType === 'PersonalDetails' && <OfficeFields values={values} />}
  </>
);
