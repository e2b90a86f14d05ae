import { businessCalls } from '@clinic/contract/billing/business-calls';
import type { TaxClass } from '@clinic/contract/billing/tax-classes';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import Typography from '@mui/material/Typography';
import { useRefresh } from 'react-admin';
import { useServer } from '../providers/useServer.ts';
import { ratesText } from './tax-class-words.ts';

interface Props {
  taxClass: TaxClass;
  onClose: () => void;
}

/** Asks an admin to answer for how a class is taxed. */
export function SignDialog({ taxClass, onClose }: Props) {
  const { id, name, code, unit, source, updatedAt } = taxClass;
  const server = useServer();
  const refresh = useRefresh();
  const { save, isBusy, refusal } = useSaving({
    send: () => server((api) => api.call(businessCalls.sign, { id, body: { updatedAt } })),
    saved: () => {
      notify.success(`${name} is signed.`);
      onClose();
    },
    otherwise: 'The class could not be signed. Please try again.',
    settled: refresh,
  });
  return (
    <ConfirmDialog
      open
      title={`Sign ${name}?`}
      confirmLabel="Sign"
      busy={isBusy}
      onConfirm={() => void save({})}
      onClose={onClose}
    >
      {refusal && (
        <Notice tone="stopped" announce="alert" sx={{ mb: 3 }}>
          {refusal.sentence}
        </Notice>
      )}
      <Typography sx={{ fontWeight: 600 }}>
        {[code, unit, ratesText(taxClass)].filter(Boolean).join(' · ')}
      </Typography>
      {source && <Typography variant="body2">Proposed after: {source}.</Typography>}
      <Typography sx={{ mt: 3 }}>
        By signing you say that the clinic's accountant agrees: papers made from now on are taxed like this
        and go into the returns. The clinic answers for it, not this product. Papers that were made keep what
        stands on them.
      </Typography>
    </ConfirmDialog>
  );
}
