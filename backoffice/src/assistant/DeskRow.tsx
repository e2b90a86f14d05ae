import type { WorkRow } from '@clinic/contract/dashboards/work-rows';
import { useOutcome } from '../appointments/useOutcome.ts';
import { WorkRowLine } from '../work-rows/WorkRowLine.tsx';
import { actionsOf, type DeskWays } from './row-actions.ts';
import type { DeskListName } from './worklists.ts';

/** Lists of people who asked and are no clients yet: they have no page. */
const ENQUIRIES: readonly DeskListName[] = ['callBacks', 'enquiries'];
const clientPage = ({ person }: WorkRow): string | undefined =>
  person ? `/client-details/${person.id}` : undefined;

interface Props {
  list: DeskListName;
  row: WorkRow;
  ways: Omit<DeskWays, 'record'>;
}

/** A row of a list of the desk. The outcome of its visit is recorded by itself, whatever the other rows do. */
export function DeskRow({ list, row, ways }: Props) {
  const { record } = useOutcome();
  return (
    <WorkRowLine
      row={row}
      personPage={ENQUIRIES.includes(list) ? undefined : clientPage(row)}
      actions={actionsOf(list, row, { ...ways, record })}
      onHide={() => ways.hide(list, row)}
    />
  );
}
