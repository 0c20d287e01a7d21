import { readFileSync, writeFileSync } from 'node:fs';
import { billProblem, reproducibleBill } from '../lock-file/bill-of-materials.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { runNpm } from '../run/npm.ts';

/** Writes the bill of materials of everything that is installed, in CycloneDX. */
await runCommand(async () => {
  const [file = 'sbom.cdx.json'] = process.argv.slice(2);
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
  const { code, text, problems } = await runNpm(['sbom', '--sbom-format=cyclonedx', '--package-lock-only']);
  if (code !== 0) throw new CommandError(`npm sbom failed: ${problems.trim()}`);
  const bill = reproducibleBill(text, name);
  const problem = await billProblem(bill);
  if (problem) throw new CommandError(`npm made no valid CycloneDX 1.5: ${problem}`);
  writeFileSync(file, bill);
  console.log(`${(JSON.parse(bill) as { components: unknown[] }).components.length} packages in ${file}`);
});
