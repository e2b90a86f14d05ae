import type { FactState, KnownFact } from '@clinic/contract/care/precautions/precautions';
import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import Box from '@mui/material/Box';
import type { ToneName } from '@clinic/ui/theme/tokens';
import { ChoiceButton } from './ChoiceButton.tsx';
import { FactSource } from './FactSource.tsx';

interface Props {
  fact: KnownFact;
  /** The unsaved answer. */
  chosen: boolean | undefined;
  readOnly: boolean;
  formAddress: (formType: FormType) => string;
  onChoose: (stands: boolean) => void;
}

const STATE_WORDS: Record<FactState, [words: string, tone: ToneName]> = {
  open: ['Not confirmed yet', 'quiet'],
  stands: ['Stands', 'good'],
  wrong: ['Read wrongly', 'stopped'],
  'no longer written': ['No longer written', 'waiting'],
};

/** The labels of the two answers. */
const answersOf = (state: FactState): [yes: string, no: string] =>
  state === 'no longer written' ? ['Still true', 'Not true any more'] : ['Stands', 'Read wrongly'];

/** The stored answer; undefined when the doctor has given none. */
const answered = (state: FactState): boolean | undefined =>
  state === 'stands' || state === 'wrong' ? state === 'stands' : undefined;

/** One fact with the words it was read from, and the doctor's answer. */
export function FactRow({ fact, chosen, readOnly, formAddress, onChoose }: Props) {
  const { label, text, field, unsure, state } = fact;
  const [yes, no] = answersOf(state);
  const now = chosen ?? answered(state);
  const [words, tone] = STATE_WORDS[state];
  return (
    <Box
      component="fieldset"
      aria-label={`${label}, “${text}”`}
      sx={{
        m: 0,
        p: 0,
        border: 0,
        minWidth: 0,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <strong>{label}</strong>
        {unsure && ' (may mean something else)'}{' '}
        {(readOnly || state === 'no longer written') && <StatusBadge tone={tone}>{words}</StatusBadge>}
        <FactSource field={field} text={text} formAddress={formAddress} />
        {state === 'no longer written' && !readOnly && 'It counts until you say whether it is still true.'}
      </Box>
      {!readOnly && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          {([true, false] as const).map((stands) => (
            <ChoiceButton
              key={String(stands)}
              label={stands ? yes : no}
              pressed={now === stands}
              onPress={() => onChoose(stands)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
