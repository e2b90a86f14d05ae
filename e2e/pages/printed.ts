import type { Page } from '@playwright/test';

/** Pages of a PDF that the browser made. */
export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** Fonts that drew the texts of a part of a page; `isOurs`: fetched with the page, not the device's own. */
export async function fontsOf(page: Page, part: string): Promise<{ name: string; isOurs: boolean }[]> {
  const tools = await page.context().newCDPSession(page);
  try {
    await tools.send('DOM.enable');
    await tools.send('CSS.enable');
    const { root } = await tools.send('DOM.getDocument');
    const { nodeIds } = await tools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: `${part} *`,
    });
    const used = new Map<string, boolean>();
    for (const nodeId of nodeIds) {
      const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName, isCustomFont } of fonts) used.set(familyName, isCustomFont);
    }
    return [...used].map(([name, isOurs]) => ({ name, isOurs }));
  } finally {
    await tools.detach();
  }
}

/** Widths of words in pixels, drawn on the page at 100 px by a list of fonts. */
export const widthsOf = (page: Page, fontFamily: string, words: readonly string[]): Promise<number[]> =>
  page.evaluate(
    ([family, texts]) =>
      texts.map((text) => {
        const drawn = document.createElement('span');
        // No device's own font has this weight.
        drawn.style.cssText = 'position: absolute; white-space: pre; font-size: 100px; font-weight: 450';
        drawn.style.fontFamily = family;
        drawn.textContent = text;
        document.body.append(drawn);
        const { width } = drawn.getBoundingClientRect();
        drawn.remove();
        return width;
      }),
    [fontFamily, words] as const,
  );
