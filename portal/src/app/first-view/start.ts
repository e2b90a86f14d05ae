import '@clinic/ui/theme/fonts.css';
import './first-view.css';
import { askForOwnPage } from '../ask-for-own-page.ts';
import { paintFirstView } from './paint.ts';

/** Milliseconds for which the code of the screens waits for the answers, which would otherwise share a slow line with it. */
const PATIENCE = 1200;

const soon = new Promise<void>((resolve) => {
  setTimeout(resolve, PATIENCE);
});
/** When what was written is on the screen; a tab behind another one paints nothing. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

askForOwnPage();
await Promise.race([paintFirstView(), soon]);
await painted();
// Fetched at once, and run one by one in the order in which they need each other: a slow phone answers a tap in between.
const screens = document.querySelector<HTMLTemplateElement>('#screens')?.content;
const files = Array.from(screens?.querySelectorAll('link') ?? [], ({ href }) => href);
if (screens) document.head.append(screens);
for (const file of files) {
  await import(/* @vite-ignore */ file);
  await new Promise((resolve) => setTimeout(resolve));
}
await import('../main.tsx');
