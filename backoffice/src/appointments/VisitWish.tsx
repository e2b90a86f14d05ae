import { consultationCalls } from '@clinic/contract/care/consultations/consultation-calls';
import { wishWords } from '@clinic/contract/clients/visit-wish';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

/** The doctor's wish for the client's next visit; renders nothing without one. */
export function VisitWish({ client }: { client: string }) {
  const server = useServer();
  const { data } = useQuery({
    queryKey: ['visitWish', client],
    enabled: client !== '',
    queryFn: () => server((api) => api.call(consultationCalls.wish, { clientId: client })),
  });
  return (
    data?.wish && (
      <Notice tone="note" announce="status">
        {wishWords(data.wish, data.wish.doctor)}
      </Notice>
    )
  );
}
