import { useEffect } from 'react';
import { useClinicFacts } from './useClinicFacts.ts';

export function usePageTitle(title: string): void {
  const { name } = useClinicFacts();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
