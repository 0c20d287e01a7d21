import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { UploadStore } from '../../../pictures/upload-store.ts';

/** What is wrong with a form, by the field's name. */
export type Problems = Record<string, string>;

export interface DeskForm {
  /** What was typed, trimmed, with line ends as LF: forms send CR LF. Empty where the field is missing. */
  typed(name: string): string;
  /** Undefined where no file was chosen. */
  file(name: string): File | undefined;
}

/** Reads a form of the desk's. 415 for another content type, 400 for one that cannot be read. */
export async function readForm(c: Context): Promise<DeskForm> {
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(c.req.header('Content-Type') ?? '')) {
    throw new HTTPException(415, { message: 'Expected a form' });
  }
  const form = await c.req.formData().catch(() => undefined);
  if (!form) throw new HTTPException(400, { message: 'The form could not be read' });
  return {
    typed(name) {
      const value = form.get(name);
      return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
    },
    file(name) {
      const value = form.get(name);
      // Browsers send an empty file for a field without one.
      return value instanceof File && value.size > 0 ? value : undefined;
    },
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
  const file = form.file('picture');
  if (file) {
    const saved = await uploads.save(file);
    if ('address' in saved) return saved.address;
    problems['picture'] = saved.problem;
  } else if (kept === '') {
    problems['picture'] = 'Choose a picture';
  }
  return kept;
}
