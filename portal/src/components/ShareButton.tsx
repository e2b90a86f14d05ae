import { clinicFacts } from '@clinic/contract/clinic';
import { notify } from '@clinic/ui/layout/notify.ts';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';

async function share(what: string): Promise<void> {
  const text = `${what} at ${clinicFacts().name}. The link opens only after the client's own log-in.`;
  try {
    await navigator.share({ title: what, text, url: window.location.href });
  } catch (error) {
    // The person closed the list of applications.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notify.error('The link could not be shared.');
  }
}

/** Sends the page's address, which opens after a log-in, to another application; most computers cannot. */
export const ShareButton = ({ what }: { what: string }) =>
  'share' in navigator && (
    <Button
      className="no-print"
      variant="outlined"
      startIcon={<ShareIcon />}
      onClick={() => void share(what)}
    >
      Share
    </Button>
  );
