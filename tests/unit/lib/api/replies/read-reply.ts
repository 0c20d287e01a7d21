import * as v from 'valibot';
import type { OnIssue } from '@/lib/api/wire/issues';

/** Parses a body with a schema that reports what it leaves out; `problems` is why there is no output. */
export function readReply<Schema extends v.GenericSchema>(
  schema: (onIssue: OnIssue) => Schema,
  body: unknown,
) {
  const issues: string[] = [];
  const result = v.safeParse(
    schema((issue) => issues.push(issue)),
    body,
  );
  const output = result.success ? (result.output as v.InferOutput<Schema>) : undefined;
  return { output, problems: result.issues, issues };
}
