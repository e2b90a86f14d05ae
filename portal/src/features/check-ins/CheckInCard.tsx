import { ClinicButtonLink } from '@clinic/ui/layout/ClinicButton.tsx';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../components/account.ts';
import { Panel } from '../../components/Panel.tsx';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { ownCheckInsQuery } from './api.ts';

/** Milliseconds for which an answer counts as new. */
const NEWS_MS = 7 * 24 * 60 * 60_000;

/** A due check-in or a new answer on the client's first page; otherwise nothing. */
export default function CheckInCard() {
  const now = useNow();
  const { data } = useQuery(ownCheckInsQuery(useAccount().id));
  if (!data) return null;
  const { due, checkIns } = data;
  const isSent = checkIns.some(({ week, dueOn }) => week === due?.week && dueOn === due.dueOn);
  const isAnswered = checkIns.some(({ answer }) => answer && now.getTime() - Date.parse(answer.at) < NEWS_MS);
  if (due && !isSent)
    return (
      <Panel title="Weekly check-in">
        <Typography sx={{ mb: 3 }}>How did week {due.week} go? It takes about a minute.</Typography>
        <ClinicButtonLink look="outlined" to="/client/check-ins">
          Check in
        </ClinicButtonLink>
      </Panel>
    );
  if (!isAnswered) return null;
  return (
    <Panel title="Weekly check-in">
      <Typography sx={{ mb: 3 }}>Your doctor has written back.</Typography>
      <ClinicButtonLink look="outlined" to="/client/check-ins">
        Read the answer
      </ClinicButtonLink>
    </Panel>
  );
}
