import { readSupport } from '../../api/built-files.ts';
import { pageLanguage } from '../../browser/page/page-language.ts';
import { runOnce } from '../../browser/run-once.ts';

/** Loads what the sheet of help shows; undefined when it cannot be had, and then the next call tries again. */
export const loadSupport = runOnce(() => readSupport(pageLanguage()), Boolean);
