import { useParams } from 'react-router';
import { ReceiptScreen } from '../../../features/invoices/ReceiptScreen.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <ReceiptScreen id={id} />;
}
