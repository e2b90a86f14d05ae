type Content = Node | string | false | null | undefined;

/** Strings become text nodes, so that a record cannot inject HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly Content[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content.filter((part) => part !== false && part !== null && part !== undefined));
  return made;
}

/** A 24 px icon with this SVG path. */
export function icon(path: string): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(namespace, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(namespace, 'path');
  line.setAttribute('d', path);
  drawing.append(line);
  return drawing;
}

/** Draws the same as components/Panel.tsx. */
export function panel(title: string, ...content: readonly Content[]): HTMLElement {
  return element('section', { class: 'fv-panel', 'aria-label': title }, element('h2', {}, title), ...content);
}
