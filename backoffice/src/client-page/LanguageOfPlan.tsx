import { clientCalls } from '@clinic/contract/clients/client-calls';
import type { Client } from '@clinic/contract/people';
import { PlanLanguageChoice } from '@clinic/ui/plan-chart/PlanLanguageChoice.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useServer } from '../providers/useServer.ts';

/** The language in which the client reads and prints the plan. */
function LanguageOfPlan({ client: { id: clientId, language } }: { client: Pick<Client, 'id' | 'language'> }) {
  const server = useServer();
  return (
    <Box component="section" aria-labelledby="plan-language" sx={{ mb: 8 }}>
      <Typography id="plan-language" component="h2" variant="h2" sx={{ mb: 2 }}>
        Language of the plan
      </Typography>
      <PlanLanguageChoice
        key={clientId}
        language={language}
        save={(chosen) =>
          server((api) => api.call(clientCalls.chooseLanguageOf, { clientId, body: { language: chosen } }))
        }
      />
    </Box>
  );
}

export default LanguageOfPlan;
