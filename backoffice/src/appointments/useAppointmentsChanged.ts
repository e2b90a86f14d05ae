import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export function useAppointmentsChanged(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    for (const queryKey of [
      ['appointments'],
      ['appointmentsBetween'],
      ['doctorsDay'],
      ['freeTimes'],
      ['deskToday'],
      ['clientsVisits'],
      ['visitWish'],
      ['seriesDates'],
    ])
      void queryClient.invalidateQueries({ queryKey });
  }, [queryClient]);
}
