import { ClinicButtonLink } from '@clinic/ui/layout/ClinicButton.tsx';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../components/account.ts';
import { Panel } from '../../components/Panel.tsx';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { ownCheckInsQuery } from './api.ts';

/** Milliseconds for which an answer counts as new. */
const NEWS_MS = 7 * 24 * 60 * 60_000;

const Card = ({ press, children }: { press: string; children: string }) => (
  <Panel
    title="Weekly check-in"
    aside={
      <ClinicButtonLink look="outlined" to="/client/check-ins">
        {press}
      </ClinicButtonLink>
    }
  >
    <Typography>{children}</Typography>
  </Panel>
);

/** A due check-in or a new answer on the client's first page; otherwise nothing. */
export default function CheckInCard() {
  const now = useNow();
  const { data } = useQuery(ownCheckInsQuery(useAccount().id));
  if (!data) return null;
  const { due, checkIns } = data;
  const isSent = checkIns.some(({ week, dueOn }) => week === due?.week && dueOn === due.dueOn);
  const isAnswered = checkIns.some(({ answer }) => answer && now.getTime() - Date.parse(answer.at) < NEWS_MS);
  if (due && !isSent)
    return <Card press="Check in">{`How did week ${due.week} go? A minute is enough.`}</Card>;
  return isAnswered && <Card press="Read the answer">Your doctor has written back.</Card>;
}
