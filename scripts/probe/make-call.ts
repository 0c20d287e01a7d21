import * as v from 'valibot';
import { buildRequest } from '../../src/lib/api/request.ts';
import { parseResponse } from '../../src/lib/api/response.ts';
import type { ContentRoute, Route } from '../../src/lib/api/route.ts';
import { ROUTES, type RouteName } from '../../src/lib/api/routes/every-route.ts';
import { issueText } from '../../src/lib/api/wire/issues.ts';
import { readJson } from '../../src/lib/api/wire/read-json.ts';

/** Whose calls they are. */
export interface ProbeSession {
  /** Backend origin. */
  base: string;
  token: string | undefined;
}

/**
 * How one call went. `drifted`: the site cannot read the answer, or leaves something of it out. `unreachable`: no answer, or none that is JSON.
 * `left out`: the probe cannot make it, or what it needs was not in an earlier answer.
 */
export type Outcome = 'ok' | 'drifted' | 'refused' | 'maintenance' | 'unreachable' | 'left out';

interface Judgement {
  outcome: Outcome;
  /** One line each: where the answer drifted, or why the call was refused or left out. */
  problems: readonly string[];
  /** The answer's JSON, where the call was done. */
  body?: unknown;
}

export interface ProbeResult extends Judgement {
  call: RouteName;
  /** Undefined when it was left out. */
  durationMs?: number;
  /** The HTTP status, when there was an answer. */
  status?: number;
}

/** What the site's own schema cannot read of an answer, one line each with the path inside the JSON. */
function problemsIn(name: RouteName, body: unknown): string[] {
  const problems: string[] = [];
  const { reply, replyFor }: Route & Partial<ContentRoute> = ROUTES[name];
  const result = v.safeParse(
    replyFor ? replyFor(name, (problem) => problems.push(problem)) : reply,
    body,
  );
  return result.success ? problems : [...problems, issueText(name, result.issues)];
}

/** What kept a call from being done, by the site's name for it. An answer that says yes and cannot be read has drifted. */
const OUTCOMES = new Map<string, Outcome>([
  ['maintenance', 'maintenance'],
  ['refused', 'refused'],
  ['signedOut', 'refused'],
]);

function judge(name: RouteName, status: number, text: string): Judgement {
  const reply = parseResponse(ROUTES[name], status, text);
  const refusal = reply.ok ? undefined : OUTCOMES.get(reply.problem.kind);
  if (!reply.ok && refusal) {
    const message = 'message' in reply.problem ? reply.problem.message : undefined;
    return { outcome: refusal, problems: message === undefined ? [] : [message] };
  }
  let body: unknown;
  try {
    body = readJson(text);
  } catch {
    return { outcome: 'unreachable', problems: ['the answer is not JSON'] };
  }
  const problems = problemsIn(name, body);
  if (!reply.ok && problems.length === 0)
    problems.push(`${name}: the answer says neither yes nor no`);
  return { outcome: problems.length > 0 ? 'drifted' : 'ok', problems, ...(reply.ok && { body }) };
}

/** Makes one call as the site makes it, once, and reads its answer as the site reads it. */
export async function makeCall(
  call: RouteName,
  input: unknown,
  session: ProbeSession,
): Promise<ProbeResult> {
  const context = { ...session, language: 'en', refCode: undefined } as const;
  const { url, init } = buildRequest(ROUTES[call], input, context);
  const start = performance.now();
  const answer = await fetch(url, init)
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(({ message, cause }: Error) => (cause instanceof Error ? cause.message : message));
  const timing = { call, durationMs: Math.round(performance.now() - start) };
  if (typeof answer === 'string') return { ...timing, outcome: 'unreachable', problems: [answer] };
  const { status, text } = answer;
  return { ...timing, status, ...judge(call, status, text) };
}
