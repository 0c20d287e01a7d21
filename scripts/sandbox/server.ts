import { drawPicture } from './art/draw.ts';
import { drawingEdition } from './drawing-edition.ts';
import { type Sandbox, type SandboxOptions, startHouse } from './house-server.ts';
import { dipnodi } from './seed/dipnodi.ts';

/**
 * Starts the sandbox as everybody uses it: the Dipnodi house with its drawn pictures.
 * @throws CommandError when it may not run here or the port is taken
 */
export function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  return startHouse({ house: dipnodi, draw: drawPicture, drawingEdition: drawingEdition() }, options);
}
