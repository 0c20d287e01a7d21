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

export interface ProbeResult {
  call: RouteName;
  outcome: Outcome;
  /** Undefined when it was left out. */
  durationMs?: number;
  /** The HTTP status, when there was an answer. */
  status?: number;
  /** One line each: where the answer drifted, or why the call was refused or left out. */
  problems: readonly string[];
}

export interface Answered {
  result: ProbeResult;
  /** The answer's JSON; undefined unless the call was done. */
  body: unknown;
}

async function answerTo(
  name: RouteName,
  input: unknown,
  session: ProbeSession,
): Promise<{ status: number; text: string } | string> {
  const { url, init } = buildRequest(ROUTES[name], input, {
    ...session,
    language: 'en',
    refCode: undefined,
  });
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
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

/** Makes one call as the site makes it, once, and reads its answer as the site reads it. */
export async function makeCall(
  name: RouteName,
  input: unknown,
  session: ProbeSession,
): Promise<Answered> {
  const start = performance.now();
  const answer = await answerTo(name, input, session);
  const timing = { call: name, durationMs: Math.round(performance.now() - start) };
  if (typeof answer === 'string')
    return { result: { ...timing, outcome: 'unreachable', problems: [answer] }, body: undefined };
  const { status, text } = answer;
  const reply = parseResponse(ROUTES[name], status, text);
  const refusal = reply.ok ? undefined : OUTCOMES.get(reply.problem.kind);
  if (!reply.ok && refusal) {
    const said =
      'message' in reply.problem && reply.problem.message !== undefined
        ? [reply.problem.message]
        : [];
    return { result: { ...timing, status, outcome: refusal, problems: said }, body: undefined };
  }
  let body: unknown;
  try {
    body = readJson(text);
  } catch {
    return {
      result: { ...timing, status, outcome: 'unreachable', problems: ['the answer is not JSON'] },
      body,
    };
  }
  const problems = problemsIn(name, body);
  if (!reply.ok && problems.length === 0)
    problems.push(`${name}: the answer says neither yes nor no`);
  return {
    result: { ...timing, status, outcome: problems.length > 0 ? 'drifted' : 'ok', problems },
    body: reply.ok ? body : undefined,
  };
}
