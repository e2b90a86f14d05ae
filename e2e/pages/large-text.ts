import type { Page } from '@playwright/test';

/** Sets the size of all text, as the settings of a phone do; 100 is 16 px. Holds for every page that is opened after it. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.addInitScript((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size}% }`);
    document.adoptedStyleSheets.push(sheet);
  }, percent);
}

/** Words that begin in one line and end in another; those of an address may. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken = new Set<string>();
    const place = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: token, index: from } of (text.textContent ?? '').matchAll(/\S+/g)) {
        if (/[@/]/.test(token)) continue;
        for (const { 0: word, index } of token.matchAll(/[\p{L}\p{N}]+/gu)) {
          place.setStart(text, from + index);
          place.setEnd(text, from + index + word.length);
          const lines = new Set([...place.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.add(word);
        }
      }
    }
    return [...broken];
  });
