import { useLayer } from '@clinic/ui/layers/useLayer.ts';
import Paper, { type PaperProps } from '@mui/material/Paper';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

/** The calendar or clock beside its field; on a touch screen the library shows it in a dialog instead. */
function PickerPaper(props: PaperProps) {
  const { open, setOpen } = usePickerContext();
  useLayer(open, () => setOpen(false));
  return <Paper {...props} />;
}

export const pickerLayer = { desktopPaper: PickerPaper };
