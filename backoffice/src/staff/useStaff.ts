import { MAX_PAGE_ROWS } from '@clinic/contract/constants';
import type { Assistant, Doctor } from '@clinic/contract/people';
import { useGetList } from 'react-admin';

/** Reads all at once, since a page holds more people than a clinic has. */
const everybody = {
  pagination: { page: 1, perPage: MAX_PAGE_ROWS },
  sort: { field: 'name', order: 'ASC' },
} as const;

export const useDoctors = () => useGetList<Doctor>('doctors', everybody);

export const useAssistants = () => useGetList<Assistant>('assistants', everybody);
