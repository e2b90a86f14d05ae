import { ClinicButtonLink } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { useLocation } from 'react-router';

const PAGE = '/client/privacy';

/** Asks a client whom the desk has registered, or who has not seen this version of the notice yet. */
export function PrivacyRequest() {
  const { pathname } = useLocation();
  if (pathname === PAGE) return null;
  return (
    <Notice
      tone="note"
      sx={{ mb: 4 }}
      action={
        <ClinicButtonLink look="outlined" to={PAGE}>
          Read and decide
        </ClinicButtonLink>
      }
    >
      Please read how the clinic uses your data, and say whether you agree.
    </Notice>
  );
}
