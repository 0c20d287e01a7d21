import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { refId: string; expr: string; datasource: { uid: string } }[];
}

const { panels, schemaVersion, uid } = JSON.parse(readFileSync('operations/dashboard.json', 'utf8')) as {
  panels: Panel[];
  schemaVersion: number;
  uid: string;
};
const shown = panels.filter(({ type }) => type !== 'row');

it('is a dashboard that Grafana 9.5 and later can import', () => {
  expect(schemaVersion).toBe(38);
  expect(uid).toBe('casino-site');
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

it('has a title, a sentence and a question to whichever Prometheus is chosen in every panel', () => {
  for (const { title, description, targets = [] } of shown) {
    expect(title).not.toBe('');
    expect(description, title).toBeTruthy();
    expect(targets.length, title).toBeGreaterThan(0);
    expect(new Set(targets.map(({ refId }) => refId)).size, title).toBe(targets.length);
    for (const { datasource, expr } of targets) {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Grafana's own variable
      expect(datasource.uid, title).toBe('${datasource}');
      expect(expr, title).not.toBe('');
    }
  }
});

it('lays no panel over another, and none beside the grid', () => {
  const cells = new Set<string>();
  for (const { title, gridPos } of panels) {
    expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
    for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1) {
        expect(cells.has(`${x},${y}`), `${title} at ${x},${y}`).toBe(false);
        cells.add(`${x},${y}`);
      }
    }
  }
});
