import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import {
  writeDownProblem,
  type ClientWishes,
  type NoticeWay,
  type Proof,
  type WriteDown,
} from '@clinic/contract/privacy/written-down';
import { writtenDownCalls } from '@clinic/contract/privacy/written-down-calls';
import Box from '@mui/material/Box';
import { FormSelect } from '../forms/form-fields.tsx';
import { SavedDialog } from '../forms/SavedDialog.tsx';
import { useSavedForm } from '../forms/useSavedForm.ts';
import { useSaving } from '../forms/useSaving.ts';
import { atFirstChoice, ProofFields, proofProblems } from './ProofFields.tsx';
import { wantsCopy } from './wishes-words.ts';

const NOTHING = { notice: '', reminders: '', whatsApp: '', copy: '', proof: '', remark: '' };
type Values = typeof NOTHING;

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const ways = [
  { value: 'read', label: 'Read' },
  { value: 'paper', label: 'Given on paper' },
];
const copyAsked = [{ value: 'yes', label: 'Wants it' }];
const copyWaits = [{ value: 'no', label: 'Does not want it any more' }];

const decided = (typed: string): boolean | undefined => (typed === '' ? undefined : typed === 'yes');

const bodyOf = ({ notice, reminders, whatsApp, copy, proof, remark }: Values): WriteDown => ({
  version: NOTICE_VERSION,
  proof: proof as Proof,
  ...(remark.trim() && { remark: remark.trim() }),
  ...(notice && { notice: notice as NoticeWay }),
  reminders: decided(reminders),
  whatsApp: decided(whatsApp),
  copy: decided(copy),
});

function rules(typed: Values) {
  const nothing = writeDownProblem(bodyOf(typed));
  const problems = { ...(nothing && { notice: nothing }), ...proofProblems(typed) };
  return Object.keys(problems).length > 0 ? problems : undefined;
}

interface Props {
  clientId: string;
  wishes: ClientWishes;
  onSaved: (wishes: ClientWishes) => void;
  onClose: () => void;
}

/** Writes down what the client has said; what is left empty stays as it is. */
export default function WriteDownDialog({ clientId, wishes, onSaved, onClose }: Props) {
  const saving = useSaving<Values, ClientWishes>({
    draft: `written-down:${clientId}`,
    send: (typed, { api, keys }) =>
      api.call(writtenDownCalls.write, { clientId, body: bodyOf(typed) }, { keys }),
    saved: (answer) => {
      onSaved(answer);
      onClose();
      return 'Written down.';
    },
    otherwise: 'This was not written down. Please try again.',
  });
  const form = useSavedForm({ saving, values: NOTHING, rules });
  const { control } = form.methods;
  return (
    <SavedDialog form={form} title="What has the client said?" saveLabel="Write down" onClose={onClose}>
      <Box
        ref={atFirstChoice}
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 4,
          alignItems: 'start',
          pt: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
        }}
      >
        <FormSelect
          name="notice"
          control={control}
          label={`Privacy notice, version ${NOTICE_VERSION}`}
          options={ways}
        />
        <FormSelect name="reminders" control={control} label="Wants reminders and news" options={yesNo} />
        <FormSelect name="whatsApp" control={control} label="Wants them by WhatsApp" options={yesNo} />
        <FormSelect
          name="copy"
          control={control}
          label="A copy of the data"
          options={wantsCopy(wishes) ? copyWaits : copyAsked}
        />
        <ProofFields control={control} />
      </Box>
    </SavedDialog>
  );
}
