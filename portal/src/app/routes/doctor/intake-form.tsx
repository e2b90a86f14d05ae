import type { FormType } from '@clinic/contract/care/intake-form-fields';
import { useParams } from 'react-router';
import { IntakeFormScreen } from '../../../features/intake-forms/IntakeFormScreen.tsx';

/** The route component of one kind of form. */
export const intakeFormRoute = (formType: FormType) =>
  function Component() {
    const { clientId = '' } = useParams();
    return <IntakeFormScreen key={`${clientId} ${formType}`} clientId={clientId} formType={formType} />;
  };
