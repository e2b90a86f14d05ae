import { CLINIC } from '@clinic/contract/clinic';
import { useEffect } from 'react';

/** Names the browser's tab after the page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${CLINIC.name}`;
  }, [title]);
}
