import { useParams } from 'react-router';
import { InvoiceScreen } from '../../../features/invoices/InvoiceScreen.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <InvoiceScreen id={id} />;
}
