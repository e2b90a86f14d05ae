// Says where something lies over a page that Back would not close (docs/decisions/119). Dialogs, drawers, menus and popovers of
// MUI take part by the theme; what is no modal of MUI calls useLayer().
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** Lies over the page without being a modal of MUI. */
const LAYERS = [
  "styled\\('dialog'|<dialog\\b|showModal\\(|\\bpopover=",
  'aria-modal|\\srole="(?:dialog|menu|listbox)"|createPortal\\(',
  "from '@mui/material/(?:Autocomplete|ClickAwayListener|Popper|useAutocomplete)'",
  "from '@mui/x-date-pickers/\\w*Picker'",
  "from 'react-select|popup: true",
].join('|');

/** Files that have one and call no useLayer(), and why. */
const ELSEWHERE = {
  'backoffice/src/appointments/BookingPanel.tsx': 'a drawer of MUI',
  'backoffice/src/appointments/DoctorSearch.tsx': 'ListLayer, by the theme of the back office',
  'backoffice/src/forms/DayField.tsx': 'pickerLayer',
  'backoffice/src/forms/SearchField.tsx': 'ListLayer, by the theme of the back office',
  'backoffice/src/forms/TimeField.tsx': 'pickerLayer',
  'portal/src/features/diet-plan-weeks/ReplaceFoodDialog.tsx': 'ListLayer',
  'portal/src/features/doctor-calendar/EventTooltip.tsx': 'a tooltip, which goes with the pointer',
  'ui/src/calendar/calendar-props.ts': 'useDayList, in the calendar that takes these',
  'ui/src/search/SearchPalette.tsx': 'its list stays open in a dialog of MUI',
};

const RULES = [
  {
    pattern: new RegExp(LAYERS),
    except: (file, text) => file in ELSEWHERE || text.includes('useLayer('),
    why: 'Back would leave the page instead of closing this: call useLayer()',
  },
  {
    pattern: /\bpopstate\b|\bhistory\.(?:back|forward|go|pushState|replaceState)\(/,
    except: (file) => file.startsWith('ui/src/layers/'),
    why: "the entries of the history are the router's and ui/src/layers'",
  },
  {
    pattern: /(?<!backClosesLayers\(\(\) =>\s*)createBrowserRouter\(/,
    except: () => false,
    why: 'Back closes no layer of this router: call backClosesLayers()',
  },
  {
    pattern: /createTheme\((?!clinicTheme\)|areaTheme\))|\bMuiModal\b/,
    except: (file) => file === 'ui/src/theme/mui-components.ts',
    why: 'dialogs of this theme would not take part: it is made of clinicTheme or areaTheme',
  },
];

const found = [];
const needed = new Set();
for (const file of globSync('{backoffice,portal,ui}/src/**/*.{ts,tsx}', { cwd: root })) {
  if (file.includes('.test.')) continue;
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const { pattern, except, why } of RULES) {
    const place = pattern.exec(text);
    if (place) needed.add(file);
    if (!place || except(file, text)) continue;
    found.push(`${file}:${text.slice(0, place.index).split('\n').length}: ${place[0]}: ${why}`);
  }
}
for (const file of Object.keys(ELSEWHERE)) if (!needed.has(file)) found.push(`${file}: needs no exception`);
for (const place of found) console.error(place);
if (found.length > 0) process.exitCode = 1;
