import {
  PLAN_ANSWER_NOTE,
  ANSWER_REASONS,
  type AnswerReason,
} from '@clinic/contract/care/history/plan-answers';
import type { Finding } from '@clinic/contract/care/plan-checks/findings';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { LEVEL_WORDS } from './finding-words.ts';
import type { Choice } from './usePlanChecksQuestion.ts';

interface Props {
  finding: Finding;
  choice: Choice;
  /** True: the finding is based on words of a form, which may be misread. */
  canBeMisread: boolean;
  /** The sentence about an incomplete answer, set after an attempt to save. */
  problem: string | undefined;
  onChange: (choice: Choice) => void;
}

/** A finding, and the reason why the plan is right all the same. */
export function FindingAnswer({ finding, choice, canBeMisread, problem, onChange }: Props) {
  const id = useId();
  const { reason, note } = choice;
  const [word, tone] = LEVEL_WORDS[finding.level];
  const reasons = ANSWER_REASONS.filter(({ code }) => code !== 'misread' || canBeMisread);
  const options = [
    { value: '', label: 'Choose …' },
    ...reasons.map(({ code, label }) => ({ value: code, label })),
  ];
  const isOther = reason === 'other';
  return (
    <Box
      component="fieldset"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 3, border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        <Box id={id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {finding.words}
        </Box>
      </Box>
      <InputField
        label="Reason"
        size="small"
        required
        options={options}
        value={reason}
        error={isOther ? undefined : problem}
        helperText={
          reason === 'misread'
            ? 'It is noted with what is known of the client, and speaks no more.'
            : undefined
        }
        onChange={(code) => onChange({ note, reason: code as AnswerReason | '' })}
      />
      {isOther && (
        <InputField
          label="What the reason is"
          size="small"
          required
          rows={2}
          value={note}
          error={problem}
          htmlInput={{ maxLength: PLAN_ANSWER_NOTE.max }}
          onChange={(text) => onChange({ reason, note: text })}
        />
      )}
    </Box>
  );
}
