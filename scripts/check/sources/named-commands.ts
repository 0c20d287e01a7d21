import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where people, and machines that test, are told what to run. */
const PLACES = ['*.md', 'docs/*.md', '{src,scripts}/**/*.md', '.ci/*', '.env.example', '{src,scripts}/**/*.{ts,tsx,astro}'];
const EXCLUDED = ['**/node_modules/**'];
const COMMAND = /\bnpm (?:run ([a-z][\w:-]*)|(test|start|stop|restart)\b)/g;

/** What texts tell people to run by npm although `package.json` has no script of that name, one line each. */
export function missingCommands(texts: ReadonlyMap<string, string>, scripts: ReadonlySet<string>): string[] {
  return [...texts].flatMap(([file, text]) => {
    const named = [...text.matchAll(COMMAND)].map(([, long, short = '']) => long ?? short);
    return [...new Set(named)]
      .filter((name) => !scripts.has(name))
      .map((name) => `${file}: names npm run ${name}, which package.json does not have`);
  });
}

/** Checks the commands that docs, messages and CI name against `package.json` under `root`. */
export function commandProblems(root: string): string[] {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts?: Record<string, string> };
  const files = globSync(PLACES, { cwd: root, exclude: EXCLUDED }).sort();
  return missingCommands(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])), new Set(Object.keys(scripts)));
}
