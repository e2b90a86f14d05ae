import '@clinic/ui/theme/fonts.css';
import './first-view.css';
import { knowPageClinic } from '@clinic/ui/page-facts';
import { askForOwnPage } from '../ask-for-own-page.ts';
import { paintFirstView } from './paint.ts';

/** Milliseconds for which the screens' code waits for the answers, so as not to share a slow line. */
const PATIENCE = 1200;

const soon = new Promise<void>((resolve) => {
  setTimeout(resolve, PATIENCE);
});
/** Waits for the next paint; a background tab paints nothing. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

knowPageClinic();
askForOwnPage();
await Promise.race([paintFirstView(), soon]);
await painted();
// Fetched at once, run one by one in dependency order: a slow phone answers a tap in between.
const screens = document.querySelector<HTMLTemplateElement>('#screens')?.content;
const files = Array.from(screens?.querySelectorAll('link') ?? [], ({ href }) => href);
if (screens) document.head.append(screens);
for (const file of files) {
  await import(/* @vite-ignore */ file);
  await new Promise((resolve) => setTimeout(resolve));
}
await import('../main.tsx');
