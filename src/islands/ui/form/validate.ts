import { type GenericSchema, getDotPath, type SafeParseResult, safeParse } from 'valibot';

interface Judgement<Schema extends GenericSchema> {
  result: SafeParseResult<Schema>;
  /** The first complaint about each wrong field, in the schema's message keys, by the names of the fields. */
  wrong: Record<string, string>;
}

/** Judges what a form holds; rules over two fields are judged together with the others. */
export function judge<Schema extends GenericSchema>(schema: Schema, fields: unknown): Judgement<Schema> {
  const result = safeParse(schema, fields);
  const wrong: Record<string, string> = {};
  for (const issue of result.issues ?? []) wrong[getDotPath(issue) ?? ''] ??= issue.message;
  return { result, wrong };
}
