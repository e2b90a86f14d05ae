import { programDates } from '@clinic/contract/care/diet-plans/diet-plan-words';
import { formatPhone } from '@clinic/contract/clients/phones';
import { useQuery } from '@tanstack/react-query';
import { PrintedHead } from '../../components/PrintedHead.tsx';
import { clientQuery } from './api.ts';

/** Heads a printed page about a client. */
export default function ClientPrintedHead({ clientId }: { clientId: string }) {
  const { data: client } = useQuery(clientQuery(clientId));
  const { program } = client ?? {};
  return (
    <PrintedHead
      client={client && `${client.name}, ${formatPhone(client.phone)}`}
      dates={[program && `${program.name}, ${programDates(program)}`]}
    />
  );
}
