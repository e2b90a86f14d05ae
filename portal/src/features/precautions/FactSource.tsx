import {
  FORM_DEFINITIONS,
  FORM_TYPES,
  type FormType,
} from '@clinic/contract/care/intake-forms/intake-form-fields';
import { sourceLabel } from '@clinic/contract/care/precautions/precaution-facts';
import Box from '@mui/material/Box';
import { Link } from 'react-router';

interface Props {
  /** The field's name as stored: "MedicalHistory.allergies", "program", "goal". */
  field: string;
  text: string;
  formAddress: (formType: FormType) => string;
}

/** Quotes the words and names their form. */
export function FactSource({ field, text, formAddress }: Props) {
  const [type, name = ''] = field.split('.');
  const formType = FORM_TYPES.find((one) => one === type);
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
      “{text}”,{' '}
      {formType ? (
        <Link to={formAddress(formType)} style={{ color: 'inherit' }}>
          {FORM_DEFINITIONS[formType].title}: {sourceLabel({ formType, field: name })}
        </Link>
      ) : (
        sourceLabel(field === 'goal' ? 'goal' : 'program')
      )}
    </Box>
  );
}
