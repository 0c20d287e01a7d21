import { CommandError } from '../run/command.ts';

/** A setting is missing, malformed or unfit for what was asked. The message is one line that names it. */
export class SettingError extends CommandError {
  override name = 'SettingError';
}
