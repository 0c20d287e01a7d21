import { TEST_SITE } from '../../../scripts/test/test-site.ts';
import {
  type Answer,
  changed,
  GATEWAY_PAGE,
  gatewayPage,
  noBody,
  onTheWire,
  raw,
  refusal,
  refusedWith,
  send,
  sendFirstHalf,
} from './answer.ts';
import * as json from './mutate-json.ts';

/** A kind of bad answer. */
export interface Kind {
  answer: Answer;
  /**
   * What the page has to make of it. `failure`: it says that it did not work. `success`: odd, but a good answer. `either`: what can be read may
   * be shown, as long as it is shown well.
   */
  outcome: 'failure' | 'success' | 'either';
  /** The backend's own words in it, which the page may show. */
  words?: string;
  /** The backend itself says no: at the profile and at the refresh that ends the session. */
  isRefusal?: true;
  /** The page gives up only after its timeout, which the test shortens. */
  isTimeout?: true;
}

const refused = (answer: Answer): Kind => ({ answer, outcome: 'failure', isRefusal: true });
const failure = (answer: Answer): Kind => ({ answer, outcome: 'failure' });
const success = (answer: Answer): Kind => ({ answer, outcome: 'success' });
const either = (answer: Answer): Kind => ({ answer, outcome: 'either' });

const MEGABYTE = 1_000_000;
const TRACE = '\n    at Object.<anonymous> (/srv/app/index.js:12:5)\n    at run (node:internal/modules:1:2)';
/** Parts of a slow answer, and the time between them. */
const SLOW = { parts: 8, pauseMs: 120 };

const redirect =
  (status: number, location = `${TEST_SITE.siteUrl}/`): Answer =>
  ({ response }) =>
    send(response, GATEWAY_PAGE, { status, type: 'text/html', headers: { location } });

const slow: Answer = async ({ response, good }) => {
  const size = Math.ceil(good.length / SLOW.parts);
  response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
  for (let start = 0; start < good.length; start += size) {
    response.write(good.slice(start, start + size));
    await new Promise((resolve) => setTimeout(resolve, SLOW.pauseMs));
  }
  response.end();
};

/** Every kind of bad answer, by the name that `npm run test:all -- faults --kind` takes. */
export const KINDS = {
  'status-201': success(changed((good) => good, { status: 201 })),
  'status-204': failure(noBody(204)),
  'status-301': failure(redirect(301)),
  /** As a public network does before its own login. */
  'redirect-elsewhere': failure(redirect(302, 'http://127.0.0.1:9/login')),
  'status-307': failure(redirect(307)),
  'status-400': refused(refusal(400)),
  'status-401': refused(refusal(401)),
  'status-403': refused(refusal(403)),
  'status-404': refused(refusal(404)),
  'status-413': failure(gatewayPage(413)),
  'status-429': failure(refusal(429)),
  'status-429-retry-after': failure(gatewayPage(429, { 'retry-after': '120' })),
  'status-500': failure(refusal(500)),
  'status-500-good-body': failure(changed((good) => good, { status: 500 })),
  'status-502': failure(gatewayPage(502)),
  'status-503': failure(refusal(503)),
  'status-503-page': failure(gatewayPage(503, { 'retry-after': '30' })),

  empty: failure(noBody(200)),
  cut: failure(changed((good) => good.slice(0, Math.ceil(good.length / 2)))),
  html: failure(gatewayPage(200)),
  text: failure(changed(() => 'Internal error', { type: 'text/plain' })),
  'json-null': failure(changed(() => 'null')),
  'json-list': failure(changed(() => '[]')),
  'json-empty-object': either(changed(() => '{}')),
  'success-only': either(changed(() => '{"success":true}')),
  'success-false': refused(refusedWith(undefined)),
  'success-perhaps': refused(changed(() => '{"success":"perhaps"}')),

  'wrong-fields': either(changed(json.withWrongFields)),
  'wrong-values': either(changed(json.withWrongValues)),
  'null-fields': either(changed(json.withNullFields)),
  'null-values': either(changed(json.withNullValues)),
  'long-texts': either(changed(json.withLongTexts)),
  'prototype-keys': either(changed(json.withPrototypeKeys)),
  deep: either(changed((good) => json.withField(good, 'extra', json.nested(50_000)))),
  'deep-data': either(changed(() => `{"success":true,"data":${json.nested(50_000)}}`)),
  huge: either(changed((good) => json.withField(good, 'extra', `"${'x'.repeat(4 * MEGABYTE)}"`))),
  'huge-text': failure(changed(() => 'x'.repeat(5 * MEGABYTE), { type: 'text/plain' })),

  'message-html': { ...refused(refusedWith('<p class="error">Not <b>today</b></p>')), words: '<p class="error">Not <b>today</b></p>' },
  'message-trace': { ...refused(refusedWith(`Service stopped${TRACE}`)), words: `Service stopped${TRACE.replace(/\s+/g, ' ')}` },
  'message-json': refused(refusedWith('{"code":12,"detail":null}')),
  'message-object': refused(refusedWith({ code: { detail: [12] } })),
  'message-undefined': refused(refusedWith('undefined')),
  'message-object-text': refused(refusedWith('[object Object]')),
  'message-garbled': refused(changed(() => Buffer.from('{"success":false,"message":"\u00fc\u00df"}', 'latin1'))),

  bom: either(changed((good) => `\ufeff${good}`)),
  /** An upload reads it, everything else does not. */
  'charset-utf-16': either(changed((good) => Buffer.from(`\ufeff${good}`, 'utf16le'), { type: 'application/json; charset=utf-16' })),
  'charset-unknown': either(changed((good) => good, { type: 'application/json; charset=no-such' })),
  'type-missing': either(raw((good) => onTheWire(good, { 'content-length': Buffer.byteLength(good), 'content-type': '' }))),
  'length-too-long': failure(raw((good) => onTheWire(good, { 'content-length': Buffer.byteLength(good) + 9 }))),
  'length-too-short': failure(raw((good) => onTheWire(good, { 'content-length': Buffer.byteLength(good) - 1 }))),
  'encoding-broken': failure(raw(() => onTheWire('not gzip', { 'content-length': 8, 'content-encoding': 'gzip' }))),
  'chunks-broken': failure(raw(() => onTheWire('zz\r\nnot a chunk\r\n', { 'transfer-encoding': 'chunked' }))),
  'not-http': failure(raw(() => 'SSH-2.0-OpenSSH_9.6\r\n')),
  'answered-twice': success(raw((good) => onTheWire(good) + onTheWire(good))),
  'without-cors': failure(({ response }) => void response.writeHead(502, { 'content-type': 'text/html' }).end(GATEWAY_PAGE)),

  slow: success(slow),
  never: { ...failure(() => undefined), isTimeout: true },
  stalled: { ...failure((exchange) => void sendFirstHalf(exchange)), isTimeout: true },
  'reset-at-once': failure(({ response }) => void response.socket?.resetAndDestroy()),
  'reset-mid-body': failure(async (exchange) => {
    await sendFirstHalf(exchange);
    exchange.response.socket?.resetAndDestroy();
  }),
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
