import { readFileSync } from 'node:fs';
import { readGlossary } from './glossary.ts';
import { answerTexts, interfaceTexts } from './site-texts.ts';
import { writingProblems } from './writing-rules.ts';
import { wrongWords } from './wrong-words.ts';

interface Sources {
  glossary: string;
  messages: string;
  /** The site's own answers. */
  answers: string;
}

/** Texts of the interface that break `docs/glossary.md`, one line each. */
export function wordProblems({ glossary, messages, answers }: Sources): string[] {
  const words = readGlossary(readFileSync(glossary, 'utf8'));
  const texts = [...interfaceTexts(messages), ...answerTexts(answers)];
  return texts.flatMap((text) => [...wrongWords(text, words), ...writingProblems(text, words)]);
}
