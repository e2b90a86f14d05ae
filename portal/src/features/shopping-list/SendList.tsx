import { copyText } from '@clinic/ui/account/copy-text.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';

async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (error) {
    // The person closed the list of applications.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notify.error('The list could not be shared.');
  }
}

/** Sends the list as a text to another application; a browser that cannot copies it. */
export const SendList = ({ text }: { text: string }) =>
  'share' in navigator ? (
    <Button variant="outlined" startIcon={<ShareIcon />} onClick={() => void share(text)}>
      Share list
    </Button>
  ) : (
    <Button
      variant="outlined"
      startIcon={<CopyIcon />}
      onClick={() => void copyText(text, 'The list is copied.')}
    >
      Copy list
    </Button>
  );
