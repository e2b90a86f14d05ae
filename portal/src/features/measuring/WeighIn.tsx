import { formatDay } from '@clinic/contract/clinic-calendar';
import { MAX_LINE } from '@clinic/contract/constants';
import { counting } from '@clinic/contract/care/measurements/measurement-day';
import {
  valueText,
  WEIGH_IN_KINDS,
  type Measurement,
  type MeasurementKind,
} from '@clinic/contract/care/measurements/measurements';
import { today } from '@clinic/ui/clinic-page';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { labRows, measureRows } from './measure-rows.ts';
import { MeasureRows } from './MeasureRows.tsx';
import { takeFocus } from './take-focus.ts';
import { hasLabs, type MeasureTexts } from './taken-texts.ts';

interface Props {
  texts: MeasureTexts;
  /** Reference ranges typed from the laboratory's report. */
  ranges: MeasureTexts;
  reportDay: string;
  known: readonly Measurement[];
  /** Measures that every visit takes: a button opens the others. Left out: all are open. */
  first?: readonly MeasurementKind[];
  onChange: (kind: MeasurementKind, text: string) => void;
  onRange: (kind: MeasurementKind, text: string) => void;
  onReportDay: (day: string) => void;
}

export function WeighIn(props: Props) {
  const { texts, ranges, reportDay, known, first = WEIGH_IN_KINDS, onChange, onRange, onReportDay } = props;
  const others = WEIGH_IN_KINDS.filter((kind) => !first.includes(kind));
  const [wantsOthers, setWantsOthers] = useState(() => others.some((kind) => texts[kind]));
  const height = counting(known, 'height').at(-1);
  const [asksHeight, setAsksHeight] = useState(false);
  const [wantsLabs, setWantsLabs] = useState(false);
  const [asked, setAsked] = useState<MeasurementKind>();
  const showsHeight = !height || asksHeight || Boolean(texts.height);
  const kinds = [...(showsHeight ? ['height' as const] : []), ...first, ...(wantsOthers ? others : [])];
  const showsLabs = wantsLabs || hasLabs(texts) || hasLabs(ranges);
  return (
    <Box component="section" aria-label="Weigh-in" sx={{ maxWidth: 640, display: 'grid', gap: 3 }}>
      <MeasureRows
        caption="Weigh-in"
        rows={measureRows(kinds, texts, known)}
        maxLength={MAX_LINE}
        onChange={onChange}
        asked={asked}
      />
      {!showsHeight && (
        <Box sx={{ color: 'text.secondary' }}>
          Height {valueText(height)} cm, {formatDay(height.day)}{' '}
          <Button
            size="small"
            onClick={() => {
              setAsksHeight(true);
              setAsked('height');
            }}
          >
            Change height
          </Button>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } }}>
        {others.length > 0 && !wantsOthers && (
          <Button
            variant="outlined"
            size="small"
            onClick={() => {
              setWantsOthers(true);
              setAsked(others[0]);
            }}
          >
            Girths and other measures
          </Button>
        )}
        {!showsLabs && (
          <Button variant="outlined" size="small" onClick={() => setWantsLabs(true)}>
            Add values from a laboratory report
          </Button>
        )}
      </Box>
      {showsLabs && (
        <>
          <InputField
            label="Day of the report"
            inputRef={wantsLabs ? takeFocus : undefined}
            type="date"
            size="small"
            required={hasLabs(texts)}
            htmlInput={{ max: today() }}
            value={reportDay}
            error={hasLabs(texts) && reportDay > today() ? 'This day is still to come.' : undefined}
            onChange={onReportDay}
            sx={{ maxWidth: 220, mt: 2 }}
          />
          <MeasureRows
            caption="Laboratory"
            rows={labRows({ texts, ranges }, known)}
            maxLength={MAX_LINE}
            onChange={onChange}
            onRange={onRange}
          />
        </>
      )}
    </Box>
  );
}
