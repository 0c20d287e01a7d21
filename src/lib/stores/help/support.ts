import { readAnswers, readSupport } from '../../api/built-files.ts';
import { pageLanguage } from '../../browser/page/page-language.ts';
import { runOnce } from '../../browser/run-once.ts';
import type { SupportSheet } from '../../domain/site/support-sheet.ts';

/** Loads what the sheet of help shows, undefined when it cannot be had. Without answers it is loaded again by the next call. */
export const loadSupport = runOnce(
  async (): Promise<SupportSheet | undefined> => {
    const [file, answers] = await Promise.all([
      readSupport(pageLanguage()),
      readAnswers(pageLanguage()),
    ]);
    return file && { ...file, answers: answers ?? [] };
  },
  (sheet) => Boolean(sheet?.answers.length),
);
