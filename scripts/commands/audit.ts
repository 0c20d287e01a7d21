import { readAudit } from '../lock-file/audit.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { runNpm } from '../run/npm.ts';

/** Asks the registry for known vulnerabilities of what is installed. A registry that cannot say is no failure, but it is said. */
await runCommand(async () => {
  const audit = readAudit((await runNpm(['audit', '--json'])).text);
  if (audit.kind === 'found') throw new CommandError(audit.lines.join('\n'));
  console.log(audit.kind === 'nothing' ? 'No known vulnerabilities' : `Nothing was checked, the registry offers no audit: ${audit.reason}`);
});
