import Paper, { type PaperProps } from '@mui/material/Paper';
import { useLayer } from './useLayer.ts';

/** The list of a field that searches: it closes when the field loses the focus. */
export function ListLayer(props: PaperProps) {
  useLayer(true, () => (document.activeElement as HTMLElement | null)?.blur());
  return <Paper {...props} />;
}
