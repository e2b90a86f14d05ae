/** A landscape A4 page with margins of 8 mm, in millimetres, less three for what a browser rounds. */
export const CHART_PAGE = { width: 281, height: 191, head: 21, foot: 6 } as const;

/** Sizes of the text in points, the largest that fits first; the last is never gone below. */
export const CHART_SIZES = [11, 10, 9, 8.5, 8] as const;

/** Room behind each section, in pixels. */
export const SECTION_GAP = 6;

const PX_OF_MM = 96 / 25.4;

/** Room between head and foot of a page, in pixels. */
export const BODY_ROOM = (CHART_PAGE.height - CHART_PAGE.head - CHART_PAGE.foot - 2) * PX_OF_MM;

export const chartStyles = {
  '@page': { size: 'A4 landscape', margin: '8mm' },
  '@media print': {
    body: { background: '#fff' },
    '.chart-page': { border: 'none !important', margin: '0 !important', padding: '0 !important' },
  },
  // The margin of the paper, as far as a desktop's window has room for it.
  '@media screen': { '.chart-page': { boxSizing: 'content-box', padding: '4mm' } },
  '.chart-measures': { position: 'absolute', height: 0, overflow: 'hidden', visibility: 'hidden' },
  // With reduced motion each change of size would take an instant, and be measured before it.
  '.chart-measure, .chart-measure *': { transition: 'none !important' },
  '.chart-page, .chart-measure': {
    width: `${CHART_PAGE.width}mm`,
    boxSizing: 'border-box',
    lineHeight: 1.3,
    color: 'var(--ink)',
    overflowWrap: 'anywhere',
  },
  '.chart-page': {
    position: 'relative',
    height: `${CHART_PAGE.height}mm`,
    display: 'flex',
    flexDirection: 'column',
    background: '#fff',
    border: '1px solid var(--line)',
    marginBottom: '6mm',
    overflow: 'hidden',
    breakAfter: 'page',
    '&:last-of-type': { breakAfter: 'auto' },
  },
  '.chart-head': {
    height: `${CHART_PAGE.head}mm`,
    flex: 'none',
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: '15mm 1.2fr 1fr 1fr 18mm',
    columnGap: '4mm',
    alignItems: 'start',
    fontSize: '8pt',
    img: { width: '15mm', height: '15mm' },
    svg: { width: '18mm', height: '18mm' },
    strong: { fontSize: '10pt' },
    '.client': { fontSize: '12pt' },
  },
  '.chart-body': { flex: '1 1 auto', minHeight: 0 },
  '.chart-foot': {
    height: `${CHART_PAGE.foot}mm`,
    flex: 'none',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'end',
    fontSize: '8pt',
  },
  '.chart-table': {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    marginBottom: `${SECTION_GAP}px`,
    'th, td': {
      border: '1px solid var(--edge)',
      padding: '0.6mm 1mm',
      textAlign: 'left',
      verticalAlign: 'top',
      fontWeight: 400,
    },
    'thead th, tbody th': { fontWeight: 600 },
    em: { fontStyle: 'normal', fontWeight: 600 },
    '.time': { display: 'block', fontWeight: 400 },
    'th span': { fontWeight: 400 },
  },
  '.chart-meals': { 'tr > :first-of-type': { width: '26mm' } },
  '.chart-doses': { 'tr > :first-of-type': { width: '70mm' }, 'tr > :last-child': { width: '76mm' } },
  '.chart-lists': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: '5mm',
    marginBottom: `${SECTION_GAP}px`,
    h2: { margin: 0, fontSize: '1em' },
    ul: { margin: 0, paddingLeft: '4mm' },
    p: { margin: 0 },
    '.refused': { border: '1.5px solid var(--maroon)', padding: '0.6mm 1.5mm' },
  },
  '.chart-notes': { h2: { margin: 0, fontSize: '1em' }, p: { margin: 0 } },
  '.chart-draft': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
    fontSize: '40mm',
    fontWeight: 700,
    color: 'var(--maroon)',
    opacity: 0.15,
    transform: 'rotate(-25deg)',
  },
} as const;
