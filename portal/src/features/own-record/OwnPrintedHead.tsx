import { programDates } from '@clinic/contract/care/diet-plans/diet-plan-words';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../components/account.ts';
import { PrintedHead } from '../../components/PrintedHead.tsx';
import { meQuery } from './me.ts';

/** Heads a printed plan of the signed-in client. */
export function OwnPrintedHead({ changed }: { changed?: string }) {
  const { data: me } = useQuery(meQuery(useAccount().id));
  const { program } = me ?? {};
  return (
    <PrintedHead
      client={me?.name}
      dates={[program && `${program.name}, ${programDates(program)}`, changed && `Last changed ${changed}`]}
    />
  );
}
