import Button from '@mui/material/Button';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { momentOf } from '@clinic/ui/clinic-page';
import { NOT_LOADED } from './form-texts.ts';

interface Props {
  /** True: the stored form could not be read. */
  unknown: boolean;
  /** When the restored draft was stored; null when there was none. */
  restoredAt: number | null;
  /** True: another person saved the form after the draft was typed. */
  overtaken: boolean;
  onReload: () => void;
  onDiscard: () => void;
}

export function FormNotices({ unknown, restoredAt, overtaken, onReload, onDiscard }: Props) {
  return (
    <>
      {unknown && <FailureNotice sentence={NOT_LOADED} retryLabel="Reload" onRetry={onReload} />}
      {restoredAt !== null && (
        <Notice
          tone={overtaken ? 'waiting' : 'note'}
          announce="status"
          action={
            <Button color="inherit" variant="outlined" onClick={onDiscard}>
              Discard it
            </Button>
          }
        >
          Your unfinished form of {momentOf(restoredAt)} is here again. It is not saved yet.
          {overtaken && ' Somebody saved this form since then: please check before you save.'}
        </Notice>
      )}
    </>
  );
}
