import type { FoundEnquiry } from '@clinic/contract/privacy/privacy';
import { dayOf } from '@clinic/ui/clinic-page';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

const FOUND_BY: Record<FoundEnquiry['foundBy'], string> = {
  client: 'became this client',
  email: 'an e-mail of this client',
  phone: 'the same phone',
};

interface Props {
  enquiries: readonly FoundEnquiry[];
  /** Ids of enquiries by other people, which are kept. */
  notTheirs: readonly string[];
  onChange: (notTheirs: string[]) => void;
}

/** Enquiries that an erasure would delete; the admin can keep one, since a relative may have used the same phone. */
export function EnquiriesToGo({ enquiries, notTheirs, onChange }: Props) {
  if (enquiries.length === 0) return null;
  return (
    <>
      <Typography id="enquiries-to-go" sx={{ mt: 3 }}>
        These enquiries go too. Untick what another person sent.
      </Typography>
      <ul aria-labelledby="enquiries-to-go" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {enquiries.map(({ id, name, email, sentAt, foundBy }) => (
          <li key={id}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={!notTheirs.includes(id)}
                  onChange={(_event, goes) =>
                    onChange(goes ? notTheirs.filter((other) => other !== id) : [...notTheirs, id])
                  }
                />
              }
              label={`${name}, ${email}, ${dayOf(sentAt)}: ${FOUND_BY[foundBy]}`}
              sx={{ overflowWrap: 'anywhere' }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
