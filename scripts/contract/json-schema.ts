import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Sent } from '../../src/lib/api/wire/lenient-fields.ts';
import { kindReference } from './kinds.ts';

export type JsonSchema = Record<string, unknown>;

type Entries = Record<string, v.GenericSchema>;

/** Other schemas and actions inside a pipe, in order; a schema without a pipe is its own only part. */
function partsOf(schema: v.GenericSchema): readonly { kind: string; type: string }[] {
  const { pipe = [schema] } = schema as { pipe?: readonly v.GenericSchema[] };
  return pipe.flatMap((part) => ('pipe' in part ? partsOf(part) : [part]));
}

/** What an optional schema is about; undefined for any other. */
function wrappedIn(schema: v.GenericSchema): v.GenericSchema | undefined {
  return 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : undefined;
}

/** What `sent` says about a field. Of a pipe that was made of another, the last word counts. */
function sentIn(schema: v.GenericSchema): Sent | undefined {
  const { sent } = v.getMetadata(schema) as { sent?: Sent };
  const wrapped = wrappedIn(schema);
  return sent ?? (wrapped && sentIn(wrapped));
}

function sentSchema(sent: Sent): JsonSchema {
  if (typeof sent === 'string') return kindReference(sent);
  if ('value' in sent) return jsonSchemaOf(sent.value);
  if ('values' in sent) return { type: 'object', additionalProperties: kindReference(sent.values) };
  return { type: 'array', items: jsonSchemaOf(sent.rows) };
}

/**
 * Whether the answer is worth nothing, or misleads, without the field. An amount that is not there is never nothing, unless the whole field is
 * optional.
 */
function isRequired(schema: v.GenericSchema): boolean {
  const sent = sentIn(schema);
  if (typeof sent === 'object' && 'isRequired' in sent) return true;
  if (sent === 'decimal' || sent === 'balance') return schema.type !== 'optional' || 'pipe' in schema;
  return !v.safeParse(schema, undefined).success;
}

function objectSchema(entries: Entries): JsonSchema {
  const required = Object.keys(entries).filter((name) => isRequired(entries[name] as v.GenericSchema));
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, jsonSchemaOf(schema)])),
    ...(required.length > 0 && { required }),
  };
}

/** Of alternatives that are each one type, a list of the types is easier to read. */
function anyOf(schemas: JsonSchema[]): JsonSchema {
  const isType = ({ type, ...rest }: JsonSchema) => type !== undefined && Object.keys(rest).length === 0;
  return schemas.every(isType) ? { type: schemas.flatMap(({ type }) => type) } : { anyOf: schemas };
}

/**
 * The JSON schema of what the backend sends. Readers in `src/lib/api` take more than this: a contract says what should be sent, and what is
 * forgiven is nobody's right.
 */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const parts = partsOf(schema);
  const object = parts.find(({ type }) => type === 'object') as { entries: Entries } | undefined;
  if (object) return objectSchema(object.entries);
  const sent = sentIn(schema);
  if (sent) return sentSchema(sent);
  const [first] = parts as unknown as [v.GenericSchema];
  const wrapped = wrappedIn(first);
  if (wrapped) return anyOf([jsonSchemaOf(wrapped), ...(first.type === 'nullish' ? [{ type: 'null' }] : [])]);
  if (first.type === 'union') return anyOf((first as unknown as { options: v.GenericSchema[] }).options.map(jsonSchemaOf));
  const { $schema, ...rest } = toJsonSchema(first, { target: 'draft-2020-12' });
  return rest;
}
