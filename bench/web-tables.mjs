// Writes the results of npm run bench:web as Markdown.
import { machine } from './tables.mjs';

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);

export function webTables({ pages, runs, start, memory }) {
  return [
    `${machine()}, Lighthouse as on a phone, median of ${runs}.`,
    lighthouseTable(pages),
    `Ready after ${start.first.toFixed(1)} s when the demo clinic is to be made, after ${start.later.toFixed(1)} s later. Server and database: ${memory.idle ?? '–'} MB resident idle, ${memory.after ?? '–'} MB after these pages.`,
  ].join('\n\n');
}

const lighthouseTable = (pages) =>
  [
    '| | performance | accessibility | best practices | SEO | LCP s | TBT ms | CLS | kB in all |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...pages.map(
      (page) =>
        `| ${page.name} | ${page.performance} | ${page.accessibility} | ${page['best-practices']} | ${page.seo} | ${seconds(page.paint)} | ${Math.round(page.blocked)} | ${page.shift.toFixed(3)} | ${Math.round(page.weight / 1000)} |`,
    ),
  ].join('\n');
