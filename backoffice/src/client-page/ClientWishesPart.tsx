import { writtenDownCalls } from '@clinic/contract/privacy/written-down-calls';
import { WishesPanel } from '@clinic/ui/client-wishes/WishesPanel.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

/** Consents and wishes of a client without a log-in; nothing for one who decides in the own account. */
export default function ClientWishesPart({ clientId }: { clientId: string }) {
  const key = ['writtenDown', clientId];
  const server = useServer();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => server((api) => api.call(writtenDownCalls.ofClient, { clientId })),
  });
  if (!error && !data?.wishes) return null;
  return (
    <Box component="section" aria-labelledby="consents-and-wishes" sx={{ mb: 8 }}>
      <Typography id="consents-and-wishes" component="h2" variant="h2" sx={{ mb: 2 }}>
        Consents and wishes
      </Typography>
      {data?.wishes ? (
        <WishesPanel
          clientId={clientId}
          wishes={data.wishes}
          onChanged={(wishes) => queries.setQueryData(key, { wishes })}
        />
      ) : (
        <FailureNotice
          sentence={failureText(error, 'Consents and wishes could not be loaded.')}
          onRetry={() => void refetch()}
        />
      )}
    </Box>
  );
}
