import * as v from 'valibot';
import type { Fields, Route } from '../../src/lib/api/route.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { ROUTES, type RouteName } from './routes.ts';
import { SUMMARIES } from './summaries.ts';

interface SentField {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
}

const BODIES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const satisfies Record<Exclude<Route['send'], 'query'>, string>;

function fieldSchema(schema: v.GenericSchema): JsonSchema {
  const inner = 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
  return inner.type === 'blob' ? { type: 'string', format: 'binary' } : jsonSchemaOf(inner);
}

/** What a call sends, by the names that travel: `add_transfer[transfer_amount]`. */
function fieldsOf({ input, fixed = {}, wrap }: Route): SentField[] {
  const { entries = {} } = (input ?? {}) as { entries?: Record<string, v.GenericSchema> };
  const named = (name: string) => (wrap ? `${wrap}[${name}]` : name);
  return [
    ...Object.entries(fixed satisfies Fields).map(([name, value]) => ({ name: named(name), schema: { const: value }, isRequired: true })),
    ...Object.entries(entries).map(([name, schema]) => ({
      name: named(name),
      schema: fieldSchema(schema),
      isRequired: !v.is(schema, undefined),
    })),
  ];
}

function requestOf(route: Route): JsonSchema {
  const fields = fieldsOf(route);
  const parameters: JsonSchema[] = [{ $ref: '#/components/parameters/locale' }, { $ref: '#/components/parameters/RefCode' }];
  if (route.send === 'query') {
    const queries = fields.map(({ name, schema, isRequired }) => ({ name, in: 'query', required: isRequired, schema }));
    return { parameters: [...parameters, ...queries] };
  }
  const required = fields.flatMap(({ name, isRequired }) => (isRequired ? [name] : []));
  const properties = Object.fromEntries(fields.map(({ name, schema }) => [name, schema]));
  const schema = { type: 'object', properties, required };
  return { parameters, requestBody: { required: true, content: { [BODIES[route.send]]: { schema } } } };
}

/** A successful answer. `success` may be missing where spec section 7 lists none. */
function answerSchema({ reply, withoutSuccess }: Route): JsonSchema {
  const { properties, required = [], ...rest } = jsonSchemaOf(reply) as { properties: JsonSchema; required?: string[] };
  const needed = withoutSuccess ? required.filter((name) => name !== 'success') : ['success', ...required];
  return {
    ...rest,
    properties: { ...properties, success: { $ref: '#/components/schemas/Success' } },
    ...(needed.length > 0 && { required: [...new Set(needed)] }),
  };
}

/** One call as OpenAPI describes it. */
export function operationOf(name: RouteName, tag: string): JsonSchema {
  const route = ROUTES[name];
  return {
    operationId: name,
    summary: SUMMARIES[name],
    tags: [tag],
    ...(route.anonymous && { security: [] }),
    ...requestOf(route),
    responses: {
      200: {
        description: 'It was done, or, with `success: false`, refused.',
        content: { 'application/json': { schema: { anyOf: [answerSchema(route), { $ref: '#/components/schemas/Refusal' }] } } },
      },
      '4XX': { $ref: '#/components/responses/Refused' },
      401: { $ref: '#/components/responses/SignedOut' },
      429: { $ref: '#/components/responses/TooManyRequests' },
      503: { $ref: '#/components/responses/Maintenance' },
    },
  };
}
