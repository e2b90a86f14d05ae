import { formatPhone } from '@clinic/contract/clients/phones';
import { whatsAppLink } from '@clinic/contract/clients/whatsapp';
import MuiLink from '@mui/material/Link';

/** Links to call or message a client; `phone`: ten digits. */
export const PhoneLinks = ({ phone }: { phone: string }) => (
  <>
    <MuiLink href={`tel:${phone}`}>{formatPhone(phone)}</MuiLink>
    <MuiLink href={whatsAppLink(phone)} target="_blank" rel="noreferrer">
      WhatsApp
    </MuiLink>
  </>
);
