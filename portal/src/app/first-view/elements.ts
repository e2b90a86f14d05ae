type Content = Node | string | false | null | undefined;

/** An element with a class, attributes and content; texts are texts, whatever a record has in it. */
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

/** An icon of 24 px by the path of its drawing. */
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

/** A titled part of a page, as components/Panel.tsx draws it. */
export function panel(title: string, ...content: readonly Content[]): HTMLElement {
  return element('section', { class: 'fv-panel', 'aria-label': title }, element('h2', {}, title), ...content);
}
