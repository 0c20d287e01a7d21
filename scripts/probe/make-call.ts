import { buildRequest } from '../../src/lib/api/request.ts';
import { parseResponse } from '../../src/lib/api/response.ts';
import { answerProblems } from '../contract/answer-check.ts';
import { ROUTES, type RouteName } from '../contract/routes.ts';
import { type Outcome, type ProbeResult, SLOW_MS } from './probe-result.ts';

/** Whose calls they are. */
export interface ProbeSession {
  /** Backend origin. */
  base: string;
  token: string | undefined;
}

export interface Answered {
  result: ProbeResult;
  /** The answer's JSON; undefined unless the call was done. */
  body: Record<string, unknown> | undefined;
}

async function answerTo(
  name: RouteName,
  input: unknown,
  { base, token }: ProbeSession,
): Promise<{ status: number; text: string } | string> {
  const { url, init } = buildRequest(ROUTES[name], input, { base, language: 'en', refCode: undefined, token });
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return (error as Error).cause instanceof Error ? String(((error as Error).cause as Error).message) : (error as Error).message;
  }
}

/** Makes one call as the site makes it, once, and compares its answer with the contract. */
export async function makeCall(name: RouteName, input: unknown, session: ProbeSession): Promise<Answered> {
  const start = performance.now();
  const answer = await answerTo(name, input, session);
  const durationMs = Math.round(performance.now() - start);
  const timing = { call: name, durationMs, ...(durationMs > SLOW_MS && { isSlow: true as const }) };
  if (typeof answer === 'string') return { result: { ...timing, outcome: 'unreachable', problems: [answer] }, body: undefined };
  const { status, text } = answer;
  const reply = parseResponse(ROUTES[name], status, text);
  if (reply.ok) {
    const body = JSON.parse(text) as Record<string, unknown>;
    const problems = answerProblems(name, body);
    return { result: { ...timing, status, outcome: problems.length > 0 ? 'drifted' : 'ok', problems }, body };
  }
  return { result: { ...timing, status, ...failure(name, text, reply.problem) }, body: undefined };
}

/** What kept a call from being done. An answer that says yes and cannot be read has drifted. */
function failure(
  name: RouteName,
  text: string,
  problem: { kind: string; message?: string | undefined },
): { outcome: Outcome; problems: string[] } {
  const said = problem.message === undefined ? [] : [problem.message];
  if (problem.kind === 'maintenance') return { outcome: 'maintenance', problems: said };
  if (problem.kind === 'refused' || problem.kind === 'signedOut') return { outcome: 'refused', problems: said };
  try {
    return { outcome: 'drifted', problems: answerProblems(name, JSON.parse(text)) };
  } catch {
    return { outcome: 'unreachable', problems: ['the answer is not JSON'] };
  }
}
