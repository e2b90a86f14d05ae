import type { WorkRow } from '@clinic/contract/dashboards/work-rows';
import { useQueryClient } from '@tanstack/react-query';
import { useOutcome } from '../appointments/useOutcome.ts';
import { WorkRowLine } from '../work-rows/WorkRowLine.tsx';
import { actionsOf, type DeskWays } from './row-actions.ts';
import { useTelling } from '../emails/useTelling.ts';
import { DESK_DAY } from './useDeskWorklists.ts';
import type { DeskListName } from './worklists.ts';

/** Lists of people who asked and are no clients yet: they have no page. */
const ENQUIRIES: readonly DeskListName[] = ['callBacks', 'enquiries'];
const clientPage = ({ person }: WorkRow): string | undefined =>
  person ? `/client-details/${person.id}` : undefined;

interface Props {
  list: DeskListName;
  row: WorkRow;
  ways: Omit<DeskWays, 'record' | 'tell'>;
}

/** A row of a list of the desk. Each records by itself what came of it, whatever the other rows do. */
export function DeskRow({ list, row, ways }: Props) {
  const { record } = useOutcome();
  const queries = useQueryClient();
  const telling = useTelling(() => void queries.invalidateQueries({ queryKey: DESK_DAY }));
  const tell: DeskWays['tell'] = ({ id, tries, person }, outcome) =>
    telling.record({ id, tries, outcome, name: person?.name ?? '' });
  return (
    <WorkRowLine
      row={row}
      personPage={ENQUIRIES.includes(list) ? undefined : clientPage(row)}
      actions={actionsOf(list, row, { ...ways, record, tell })}
      onHide={() => ways.hide(list, row)}
    />
  );
}
