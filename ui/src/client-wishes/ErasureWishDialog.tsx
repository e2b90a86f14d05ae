import { MAX_REASON } from '@clinic/contract/privacy/privacy';
import type { ClientWishes, Proof } from '@clinic/contract/privacy/written-down';
import { writtenDownCalls } from '@clinic/contract/privacy/written-down-calls';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormTextField } from '../forms/form-fields.tsx';
import { SavedDialog } from '../forms/SavedDialog.tsx';
import { useSavedForm } from '../forms/useSavedForm.ts';
import { useSaving } from '../forms/useSaving.ts';
import { atFirstChoice, ProofFields, proofProblems } from './ProofFields.tsx';

const NOTHING = { proof: '', remark: '', reason: '' };
type Values = typeof NOTHING;

function rules(typed: Values) {
  const problems = proofProblems(typed);
  return problems.proof ? problems : undefined;
}

interface Props {
  clientId: string;
  onSaved: (wishes: ClientWishes) => void;
  onClose: () => void;
}

/** Sends the client's wish to have the data erased to the admin. */
export default function ErasureWishDialog({ clientId, onSaved, onClose }: Props) {
  const saving = useSaving<Values, ClientWishes>({
    draft: `written-down-erasure:${clientId}`,
    send: ({ proof, remark, reason }, { api }) => {
      const body = {
        proof: proof as Proof,
        ...(remark.trim() && { remark: remark.trim() }),
        ...(reason.trim() && { reason: reason.trim() }),
      };
      return api.call(writtenDownCalls.askErasure, { clientId, body });
    },
    saved: (answer) => {
      onSaved(answer);
      onClose();
      return 'The admin has the request.';
    },
    otherwise: 'The request was not sent. Please try again.',
  });
  const form = useSavedForm({ saving, values: NOTHING, rules });
  return (
    <SavedDialog form={form} title="The client wants the data erased" saveLabel="Send" onClose={onClose}>
      <Typography sx={{ mb: 4 }}>
        An admin looks at it and confirms. Until then nothing is erased; afterwards nothing comes back.
      </Typography>
      <Box ref={atFirstChoice} sx={{ display: 'grid', gap: 4 }}>
        <ProofFields control={form.methods.control} />
        <FormTextField
          name="reason"
          control={form.methods.control}
          label="Why (optional)"
          rows={2}
          htmlInput={{ maxLength: MAX_REASON }}
        />
      </Box>
    </SavedDialog>
  );
}
