import { pictureArtist } from '../art/draw.ts';
import { drawingEdition } from '../pictures/drawing-edition.ts';
import { readDipnodi } from '../seed/dipnodi.ts';
import { type Sandbox, type SandboxOptions, startBackend } from './backend.ts';

/**
 * Starts the backend of the Dipnodi business, with its drawn pictures.
 * @throws CommandError when it may not run here, the port is taken or a data file is wrong
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { business, subjects } = readDipnodi();
  return startBackend({ business, draw: pictureArtist(subjects), drawingEdition: drawingEdition(subjects) }, options);
}
