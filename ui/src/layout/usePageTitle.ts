import { clinicFacts } from '@clinic/contract/clinic';
import { useEffect } from 'react';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${clinicFacts().name}`;
  }, [title]);
}
