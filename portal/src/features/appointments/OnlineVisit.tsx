import { ClinicButtonAnchor } from '@clinic/ui/layout/ClinicButton.tsx';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { contactQuery } from '../own-record/me.ts';
import { callText, JOIN } from './appointment-texts.ts';

/** The place of a confirmed online visit. */
export function OnlineVisit({ client, joinLink }: { client: string; joinLink: string | null }) {
  const number = useQuery({ ...contactQuery(client), enabled: !joinLink }).data?.number;
  if (!joinLink) return <Typography sx={{ mt: 3 }}>{callText(number)}</Typography>;
  return (
    <ClinicButtonAnchor look="filled" href={joinLink} target="_blank" rel="noreferrer" sx={{ mt: 3 }}>
      {JOIN}
    </ClinicButtonAnchor>
  );
}
