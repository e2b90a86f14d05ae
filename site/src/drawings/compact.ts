const GROUP = /<g transform="([^"]+)">((?:<(?:path|circle|use)[^>]*>)+)<\/g>/g;

/**
 * Groups that are drawn more than once are stored once, innermost first, which makes a drawing of leaves
 * a third of its size.
 */
export function compact(markup: string): string {
  const stored: string[] = [];
  let body = markup;
  for (let before = ''; before !== body;) {
    before = body;
    const counts = new Map<string, number>();
    for (const [, , content = ''] of body.matchAll(GROUP))
      counts.set(content, (counts.get(content) ?? 0) + 1);
    body = body.replaceAll(GROUP, (whole, transform: string, content: string) => {
      if ((counts.get(content) ?? 0) < 2) return whole;
      if (!stored.includes(content)) stored.push(content);
      return `<use href="#g${stored.indexOf(content)}" transform="${transform}"/>`;
    });
  }
  const defs = stored.map((content, index) => `<g id="g${index}">${content}</g>`).join('');
  return defs === '' ? body : `<defs>${defs}</defs>${body}`;
}
