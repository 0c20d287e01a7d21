import { expect, it } from 'vitest';
import { authoredHtml } from '@/lib/site/authored-html';

const headingsBelow = (html: string, below: number) =>
  authoredHtml(html, { below, table: 'Table' });

/** The levels of the headings, each as it is opened and closed. */
const levels = (html: string) => html.match(/<\/?h\d/g)?.join(' ');

it('begins right below the heading above the text', () => {
  expect(headingsBelow('<h3 id="text-a">A</h3><p>b</p>', 1)).toBe('<h2 id="text-a">A</h2><p>b</p>');
  expect(headingsBelow('<h2>A</h2>', 2)).toBe('<h3>A</h3>');
});

it('leaves no level out, and comes back to a level that was there', () => {
  expect(levels(headingsBelow('<h2>A</h2><h5>B</h5><h6>C</h6><h5>D</h5><h2>E</h2>', 1))).toBe(
    '<h2 </h2 <h3 </h3 <h4 </h4 <h3 </h3 <h2 </h2',
  );
  // A text whose first heading is not its highest.
  expect(levels(headingsBelow('<h4>A</h4><h3>B</h3><h4>C</h4>', 2))).toBe(
    '<h3 </h3 <h3 </h3 <h4 </h4',
  );
});

it('knows six levels, and no other tags', () => {
  expect(levels(headingsBelow('<h2>A</h2><h3>B</h3><h4>C</h4>', 4))).toBe(
    '<h5 </h5 <h6 </h6 <h6 </h6',
  );
  expect(headingsBelow('<hr><p>&lt;h3&gt;</p>', 1)).toBe('<hr><p>&lt;h3&gt;</p>');
});

it('gives each table a place that scrolls, which keys can reach', () => {
  const place = '<div class="table-scroll" role="group" aria-label="Table" tabindex="0">';
  expect(headingsBelow('<table><tr><td><table></table></td></tr></table><p>a</p>', 1)).toBe(
    `${place}<table><tr><td>${place}<table></table></div></td></tr></table></div><p>a</p>`,
  );
});
