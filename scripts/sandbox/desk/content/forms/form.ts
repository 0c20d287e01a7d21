import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { readPicture } from '../../../pictures/read-picture.ts';
import type { UploadStore } from '../../../pictures/upload-store.ts';
import { fileOf } from '../../../requests/wrapped-form.ts';

/** What is wrong with a form, by the field's name. */
export type Problems = Record<string, string>;

export interface DeskForm {
  /** What was typed, trimmed, with line ends as LF: forms send CR LF. Empty where the field is missing. */
  typed(name: string): string;
  /** The picture that was chosen, if any. */
  picture: File | undefined;
}

/** Reads a form of the desk's; 400 for one that cannot be read. */
export async function readForm(c: Context): Promise<DeskForm> {
  const form = await c.req.formData().catch(() => undefined);
  if (!form) throw new HTTPException(400, { message: 'The form could not be read' });
  return {
    typed(name) {
      const value = form.get(name);
      return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
    },
    picture: await fileOf(c, 'picture'),
  };
}

/** Notes where a text is missing or too long. `name` is its field's, `label` what the operator calls it. */
export function checkText(problems: Problems, name: string, text: string, { label, max }: { label: string; max: number }): void {
  if (text === '') problems[name] = `${label} is empty`;
  else if (text.length > max) problems[name] = `${label} has ${text.length} characters; at most ${max} fit`;
}

/**
 * The address of the picture that a form brings: a file that was chosen, or the one it had before. Empty, with the reason in `problems`, where
 * there is none that can be taken.
 * @param before the picture that is stored already; empty where there is none
 */
export async function pictureOf(form: DeskForm, uploads: UploadStore, problems: Problems, before: string): Promise<string> {
  const sent = form.typed('kept');
  const kept = uploads.read(sent) ? sent : before;
  if (form.picture) {
    const picture = await readPicture(form.picture);
    if (picture) return uploads.save(picture);
    problems['picture'] = 'This file is no JPEG, PNG, WebP, GIF or AVIF picture';
  } else if (kept === '') {
    problems['picture'] = 'Choose a picture';
  }
  return kept;
}
