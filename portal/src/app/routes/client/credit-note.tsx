import { useParams } from 'react-router';
import { CreditNoteScreen } from '../../../features/invoices/CreditNoteScreen.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <CreditNoteScreen id={id} />;
}
