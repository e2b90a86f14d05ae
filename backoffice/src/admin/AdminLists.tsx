import type { AdminWorklists } from '@clinic/contract/dashboards/admin-worklists';
import { useHideRow } from '../work-rows/useHideRow.ts';
import { WorkRowLine } from '../work-rows/WorkRowLine.tsx';
import { WorklistSection } from '../work-rows/WorklistSection.tsx';
import { ADMIN_LISTS, type AdminListName, type AdminRow } from './admin-lists.ts';
import { ADMIN_DAY } from './useAdminWorklists.ts';

export function AdminLists({ names, lists }: { names: AdminListName[] } & Pick<AdminWorklists, 'lists'>) {
  const hide = useHideRow(ADMIN_DAY);
  return names.map((name) => (
    <WorklistSection<AdminRow>
      key={name}
      title={ADMIN_LISTS[name].title}
      list={lists[name]}
      folded={false}
      renderRow={(row) => (
        <WorkRowLine
          row={row}
          actions={{ main: ADMIN_LISTS[name].link(row) }}
          onHide={() => void hide(name, row)}
        />
      )}
    />
  ));
}
