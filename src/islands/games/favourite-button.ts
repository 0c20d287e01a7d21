import * as icons from '@/assets/icons';

const SVG = 'http://www.w3.org/2000/svg';

/** An icon for lists and dialogs that the browser makes without React, from its path of `assets/icons`. */
export function createIcon(path: string, className: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const line = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', className);
  svg.setAttribute('aria-hidden', 'true');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

/** The button beside a tile that makes its game a favourite, as React draws it in the search (search/FoundGame.tsx). */
export function createFavouriteButton(label: string): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'favourite-button' });
  button.setAttribute('aria-label', label);
  button.setAttribute('aria-pressed', 'false');
  button.append(createIcon(icons.star, 'favourite-icon'));
  return button;
}
