// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLowData, onLowDataChange } from '../../../../../src/lib/browser/page/low-data.ts';
import { chooseLowData, lowDataChoice, wantsLowData, watchLowData } from '../../../../../src/lib/browser/page/low-data-choice.ts';

const connection = Object.assign(new EventTarget(), { saveData: false, effectiveType: '4g' });
let prefersLess = false;
const changes: boolean[] = [];
onLowDataChange(() => changes.push(isLowData()));

beforeEach(() => {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: prefersLess && query.includes('prefers-reduced-data') }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.documentElement.removeAttribute('data-low-data');
  Object.assign(connection, { saveData: false, effectiveType: '4g' });
  prefersLess = false;
  changes.length = 0;
});

test.each([
  ['nothing asks for it', {}, false, false],
  ['the browser saves data', { saveData: true }, false, true],
  ['the device prefers less data', {}, true, true],
])('%s', (_name, seen, prefers, isWanted) => {
  Object.assign(connection, seen);
  prefersLess = prefers;
  expect(wantsLowData()).toBe(isWanted);
});

test('a choice counts whatever the connection is, until it is automatic again', () => {
  chooseLowData('on');
  expect([isLowData(), changes]).toEqual([true, [true]]);
  connection.saveData = true;
  chooseLowData('off');
  expect([isLowData(), lowDataChoice(), changes]).toEqual([false, 'off', [true, false]]);
  chooseLowData('auto');
  expect([isLowData(), localStorage.getItem('low_data')]).toEqual([true, null]);
});

test('the choice of another tab counts at once; other entries say nothing', () => {
  const onChoice = vi.fn();
  watchLowData(onChoice);
  localStorage.setItem('low_data', 'on');
  dispatchEvent(new StorageEvent('storage', { key: 'lng' }));
  expect(isLowData()).toBe(false);
  dispatchEvent(new StorageEvent('storage', { key: 'low_data' }));
  expect([isLowData(), onChoice.mock.calls.length]).toEqual([true, 1]);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(isLowData()).toBe(false);
});

test('a connection that becomes slow counts at once, one that becomes fast from the next page on', () => {
  watchLowData(() => {});
  connection.effectiveType = '2g';
  connection.dispatchEvent(new Event('change'));
  expect(isLowData()).toBe(true);
  connection.effectiveType = '4g';
  connection.dispatchEvent(new Event('change'));
  expect(isLowData()).toBe(true);
});

test('a page that comes back as it was follows what was chosen meanwhile', () => {
  watchLowData(() => {});
  localStorage.setItem('low_data', 'on');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(isLowData()).toBe(true);
});

test('of what is left out, a picture that is here already is kept', () => {
  document.body.innerHTML = '<ul data-extra=""><img id="here"><img id="far"></ul>';
  Object.defineProperty(document.getElementById('here'), 'naturalWidth', { value: 412 });
  chooseLowData('on');
  expect([...document.querySelectorAll('[data-loaded]')].map(({ id }) => id)).toEqual(['here']);
});
