import { Hidden } from '@clinic/ui/layout/Hidden.tsx';
import Link from '@mui/material/Link';

interface Props {
  /** Ten digits. */
  phone?: string;
  /** Address of a WhatsApp conversation with a prepared text. */
  message?: string;
  whom: string;
}

/** Calls a person, or opens a conversation, each with one press. */
export const ContactLinks = ({ phone, message, whom }: Props) => (
  <>
    {phone && (
      <Link href={`tel:${phone}`} variant="body2">
        <Hidden>Call {whom}, </Hidden>
        {phone}
      </Link>
    )}
    {message && (
      <Link href={message} target="_blank" rel="noreferrer" variant="body2" sx={{ ml: 3 }}>
        WhatsApp<Hidden> to {whom}</Hidden>
      </Link>
    )}
  </>
);
