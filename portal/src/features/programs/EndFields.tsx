import { MAX_LINE, MAX_TEXT } from '@clinic/contract/constants';
import { GIRTHS } from '@clinic/contract/care/client-measures/last-values';
import { measurementProblem } from '@clinic/contract/care/measurements/measurement-reader';
import type { Measurement } from '@clinic/contract/care/measurements/measurements';
import { longText } from '@clinic/contract/rules';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Panel } from '../../components/Panel.tsx';
import { ComparisonTable, wrongMeasures, type BodyValues } from '../body-status/ComparisonTable.tsx';
import type { PostOffers } from '../body-status/post-offers.ts';
import { TakeLastValues } from '../body-status/TakeLastValues.tsx';
import { measureRows } from '../measuring/measure-rows.ts';
import { MeasureRows } from '../measuring/MeasureRows.tsx';
import { REASONS, type EndValues } from './end-program.ts';

export const NO_REASON = 'Please choose why the program ends';

export const isWrong = ({ post, girths, notes }: EndValues): boolean =>
  wrongMeasures(post).length > 0 ||
  GIRTHS.some((kind) => measurementProblem(kind, girths[kind] ?? '')) ||
  longText(MAX_TEXT)(notes) !== undefined;

export const focusFirstWrong = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

interface Props {
  title: string;
  pre: BodyValues;
  known: readonly Measurement[];
  values: EndValues;
  onChange: (part: Partial<EndValues>) => void;
  /** Values offered for empty fields; left out for a correction, which is about the day of the end. */
  offers?: PostOffers;
  reasonProblem?: string;
  reasonRef?: Ref<HTMLInputElement>;
}

export function EndFields({ title, pre, known, values, onChange, offers, ...reason }: Props) {
  const { post, girths } = values;
  return (
    <>
      <Panel title="Body status">
        <TakeLastValues
          last={offers?.last}
          onTake={(last) =>
            onChange({ post: { ...post, ...last.post }, girths: { ...girths, ...last.girths } })
          }
        />
        <Box sx={{ overflowX: 'auto' }}>
          <ComparisonTable
            title={title}
            pre={pre}
            post={post}
            onPost={(name, value) => onChange({ post: { ...post, [name]: value } })}
            computed={offers?.computed}
          />
        </Box>
        <Box sx={{ maxWidth: 640, mt: 4 }}>
          <MeasureRows
            caption="Girths"
            rows={measureRows(GIRTHS, girths, known)}
            maxLength={MAX_LINE}
            onChange={(kind, text) => onChange({ girths: { ...girths, [kind]: text } })}
          />
        </Box>
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>
          Post values and girths are saved with the end of the program, as of its day.
        </Typography>
      </Panel>
      <Panel title="Outcome">
        <Box sx={{ display: 'grid', gap: 4, pt: 2 }}>
          <InputField
            label="Reason"
            required
            inputRef={reason.reasonRef}
            options={[{ value: '', label: '' }, ...REASONS]}
            value={values.reason}
            error={reason.reasonProblem}
            onChange={(chosen) => onChange({ reason: chosen as EndValues['reason'] })}
            sx={{ maxWidth: 360 }}
          />
          <InputField
            label="Outcome Notes"
            rows={4}
            value={values.notes}
            error={longText(MAX_TEXT)(values.notes)}
            onChange={(notes) => onChange({ notes })}
          />
        </Box>
      </Panel>
    </>
  );
}
