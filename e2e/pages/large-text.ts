import type { Locator, Page } from '@playwright/test';

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

/** Words of a bar that run into each other, or out of the window. */
export const barTroubles = (bar: Locator): Promise<string[]> =>
  bar.evaluate((element) => {
    const words = [...element.querySelectorAll('a, button')].map((part) => {
      const text = document.createRange();
      text.selectNodeContents(part);
      const lines = [...text.getClientRects()];
      return {
        name: part.textContent ?? '',
        left: Math.min(...lines.map(({ left }) => left)),
        right: Math.max(...lines.map(({ right }) => right)),
        top: Math.min(...lines.map(({ top }) => top)),
        bottom: Math.max(...lines.map(({ bottom }) => bottom)),
      };
    });
    const cut = words
      .filter(({ left, right, bottom }) => left < 0 || right > innerWidth || bottom > innerHeight)
      .map(({ name }) => `${name} is cut`);
    const SPACE = 4;
    const near = words.flatMap((one, place) =>
      words
        .slice(place + 1)
        .filter(
          (other) =>
            one.left < other.right + SPACE &&
            other.left < one.right + SPACE &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => `${one.name} runs into ${other.name}`),
    );
    return [...cut, ...near];
  });
