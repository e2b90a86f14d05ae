import { MAX_PAGE_ROWS } from '@clinic/contract/constants';
import type { Assistant, Doctor } from '@clinic/contract/people';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

interface Staff {
  doctors: Doctor;
  assistants: Assistant;
}

/** Reads all of them by name, page after page; its key makes react-admin read it anew after a change. */
function useEverybody<Role extends keyof Staff>(role: Role) {
  const server = useServer();
  return useQuery({
    queryKey: [role, 'getList', 'everybody'],
    queryFn: () =>
      server(async (data) => {
        const everybody: Staff[Role][] = [];
        for (let page = 1; ; page += 1) {
          const { data: people, total = 0 } = await data.getList<Staff[Role]>(role, {
            pagination: { page, perPage: MAX_PAGE_ROWS },
            sort: { field: 'name', order: 'ASC' },
            filter: {},
          });
          everybody.push(...people);
          if (people.length === 0 || everybody.length >= total) return everybody;
        }
      }),
  });
}

export const useDoctors = () => useEverybody('doctors');

export const useAssistants = () => useEverybody('assistants');
