import { makeFonts } from '../fonts/make-fonts.ts';
import { runCommand } from '../run/command.ts';

await runCommand(makeFonts);
