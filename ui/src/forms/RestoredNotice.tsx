import type { SxProps, Theme } from '@mui/material/styles';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { Notice } from '../layout/Notice.tsx';

interface Props {
  announce: 'alert' | 'status';
  /** True: the values were sent and no answer came. */
  isUnanswered?: boolean;
  onStartAfresh: () => void;
  sx?: SxProps<Theme>;
}

/** Says that the form shows restored values, and offers to discard them. */
export const RestoredNotice = ({ announce, isUnanswered = false, onStartAfresh, sx }: Props) => (
  <Notice
    tone="note"
    announce={announce}
    sx={sx}
    action={<ClinicButton onClick={onStartAfresh}>Start afresh</ClinicButton>}
  >
    What you had typed before is here again.
    {isUnanswered && ' We do not know whether it was saved. Sent again as it is, it is saved only once.'}
  </Notice>
);
