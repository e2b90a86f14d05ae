import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { useParams } from 'react-router';
import { IntakeFormScreen } from '../../../features/intake-forms/IntakeFormScreen.tsx';

export const intakeFormRoute = (formType: FormType) =>
  function Component() {
    const { clientId = '' } = useParams();
    return <IntakeFormScreen key={`${clientId} ${formType}`} clientId={clientId} formType={formType} />;
  };
