/** Makes an element with these attributes, of which an empty text stands for one without a value. For what is drawn without React. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Makes an icon from its path of `assets/icons`, as islands/ui/Icon.tsx draws it. */
export function makeIcon(path: string, className = 'icon'): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const line = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', className);
  svg.setAttribute('aria-hidden', 'true');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}
