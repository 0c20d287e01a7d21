import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { openApi } from './openapi.ts';
import { ROUTES, type RouteName } from './routes.ts';

const CONTRACT = 'contract';
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(openApi(), CONTRACT);
const checks = new Map<RouteName, ValidateFunction>();

function checkOf(name: RouteName): ValidateFunction {
  const { path, method } = ROUTES[name];
  const place = `/${path}`.replaceAll('/', '~1');
  const check =
    checks.get(name) ??
    ajv.compile({
      $ref: `${CONTRACT}#/paths/${place}/${method.toLowerCase()}/responses/200/content/application~1json/schema/anyOf/0`,
    });
  checks.set(name, check);
  return check;
}

/** `data[3].amount` for `/data/3/amount`. */
function pathText(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key.replaceAll('~1', '/').replaceAll('~0', '~')}`))
    .join('')
    .replace(/^\./, '');
}

function problemText({ instancePath, message = '', params }: ErrorObject): string {
  const place = pathText(instancePath) || 'the answer';
  const values = (params as { allowedValues?: unknown[] }).allowedValues;
  return `${place}: ${message}${values ? ` (${values.map((value) => JSON.stringify(value)).join(', ')})` : ''}`;
}

/**
 * Where a successful answer does not keep the contract, one line each with the path inside the JSON. Readers of the site may still forgive it.
 */
export function answerProblems(name: RouteName, body: unknown): string[] {
  const check = checkOf(name);
  return check(body) ? [] : (check.errors ?? []).filter(({ keyword }) => keyword !== 'anyOf').map(problemText);
}
