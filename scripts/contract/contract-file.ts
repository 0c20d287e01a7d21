import { readFileSync, writeFileSync } from 'node:fs';
import { createConfig, lint } from '@redocly/openapi-core';
import { openApi } from './openapi.ts';

/** What a backend team reads. */
const CONTRACT_FILE = 'docs/openapi.json';

/** The contract is of this site alone, so it has no licence for others. */
const RULES = { extends: ['recommended'], rules: { 'info-license': 'off' } } as const;

/** Writes the contract with the backend to its file. */
export function writeContract(): void {
  writeFileSync(CONTRACT_FILE, contractText());
}

function contractText(): string {
  return `${JSON.stringify(openApi(), null, 2)}\n`;
}

/** What is wrong with the written contract, one line each: it is old, or not sound OpenAPI. */
export async function contractProblems(): Promise<string[]> {
  if (readFileSync(CONTRACT_FILE, 'utf8') !== contractText()) return [`${CONTRACT_FILE} is old: npm run check -- --fix writes it`];
  const problems = await lint({ ref: CONTRACT_FILE, config: await createConfig({ ...RULES, extends: [...RULES.extends] }) });
  return problems.map(({ ruleId, message, location: [place] }) => `${CONTRACT_FILE}${place?.pointer ?? ''}: ${message} (${ruleId})`);
}
