import { CLIENT_STATUS_WORDS, programProgress } from '@clinic/contract/clients/client-status';
import { Facts } from '../../components/Facts.tsx';
import { Panel } from '../../components/Panel.tsx';
import { today } from '@clinic/ui/clinic-page';
import { MeasureToday } from '../measuring/MeasureToday.tsx';
import type { OwnRecord } from '../own-record/me.ts';

interface Props {
  me: OwnRecord | undefined;
  /** Undefined without a plan. */
  meals: readonly unknown[] | undefined;
  /** False while the records are closed: then nothing is measured. */
  canMeasure: boolean;
}

/** Unknown values are a dash. */
export function QuickOverview({ me, meals, canMeasure }: Props) {
  const progress = me?.program ? programProgress(me.program, today()) : undefined;
  const Frame = canMeasure ? MeasureToday : Panel;
  return (
    <Frame title="Quick Overview">
      <Facts
        isDense
        facts={[
          ['Status', me && CLIENT_STATUS_WORDS[me.status]],
          ['Days done', progress?.daysDone],
          ['Meals today', meals?.length],
          ['Progress', progress && `${progress.percent}%`],
        ]}
      />
    </Frame>
  );
}
