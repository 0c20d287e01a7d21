import { readFileSync } from 'node:fs';
import { readGlossary } from './glossary.ts';
import { seedNames, seedTexts } from './seed-texts.ts';
import { answerTexts, interfaceTexts } from './site-texts.ts';
import { writingProblems } from './writing-rules.ts';
import { wrongWords } from './wrong-words.ts';

interface Sources {
  glossary: string;
  messages: string;
  /** The site's own answers. */
  answers: string;
  seed: string;
}

/** Texts of the interface and of the sandbox's content that break `docs/glossary.md`, one line each. */
export function wordProblems({ glossary, messages, answers, seed }: Sources): string[] {
  const words = readGlossary(readFileSync(glossary, 'utf8'));
  const names = seedNames(seed);
  const texts = [...interfaceTexts(messages), ...answerTexts(answers), ...seedTexts(seed)];
  return texts.flatMap((text) => [...wrongWords(text, words), ...writingProblems(text, words, names)]);
}
