import type { Locator, Page } from '@playwright/test';

/**
 * Counts what a person does by the plan desk's rule: a click, a key press or chord with each repeat, a run of typing
 * until the focus moves or a key that is no text.
 */
export class Interactions {
  count = 0;
  private isTyping = false;

  constructor(private readonly page: Page) {}

  async type(text: string): Promise<void> {
    if (!this.isTyping) this.count += 1;
    this.isTyping = true;
    await this.page.keyboard.type(text);
  }

  async press(key: string, times = 1): Promise<void> {
    this.isTyping = false;
    this.count += times;
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key);
  }

  async click(target: Locator): Promise<void> {
    this.isTyping = false;
    this.count += 1;
    await target.click();
  }
}
