import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { colours } from '@clinic/ui/theme/tokens';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';

const shortRupees = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

interface Props {
  bars: readonly { label: string; net: number }[];
  height: number;
}

/** Hidden from screen readers, which read the table beside it. */
export default function MoneyChart({ bars, height }: Props) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  return (
    <BarChart
      height={height}
      hideLegend
      disableKeyboardNavigation
      skipAnimation={still}
      colors={[colours.river]}
      grid={{ horizontal: true }}
      xAxis={[{ data: bars.map(({ label }) => label), scaleType: 'band', height: 32 }]}
      yAxis={[{ width: 64, valueFormatter: (value: number) => `₹${shortRupees.format(value)}` }]}
      series={[
        {
          data: bars.map(({ net }) => net),
          label: 'Net',
          valueFormatter: (value) => formatRupees(value ?? 0),
        },
      ]}
    />
  );
}
