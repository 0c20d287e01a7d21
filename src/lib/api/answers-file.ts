import { CALL_TIMEOUTS_MS, type Language } from '../config.ts';
import { answersPath, type ListedAnswer } from '../domain/site/answers.ts';
import { timeoutSignal } from './timeout-signal.ts';

/** Loads the list of answers that was built with the site. Undefined when it cannot be loaded. */
export async function readAnswers(language: Language): Promise<ListedAnswer[] | undefined> {
  try {
    const response = await fetch(answersPath(language), { signal: timeoutSignal(CALL_TIMEOUTS_MS.read) });
    return response.ok ? ((await response.json()) as ListedAnswer[]) : undefined;
  } catch {
    return undefined;
  }
}
