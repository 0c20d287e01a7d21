import type { UploadStore } from '../../../pictures/upload-store.ts';
import type { DeskForm, Problems } from './form.ts';

/**
 * The address of the picture that a form brings: a file that was chosen, or the one it had before. Empty, with the reason in `problems`, where
 * there is none that can be taken.
 * @param before the picture that is stored already; empty where there is none
 */
export async function pictureOf(
  form: DeskForm,
  uploads: UploadStore,
  problems: Problems,
  { before, minWidth }: { before: string; minWidth: number },
): Promise<string> {
  const sent = form.typed('kept');
  const kept = sent !== '' && (await uploads.has(sent)) ? sent : before;
  const file = form.file('picture');
  if (file) {
    const saved = await uploads.save(file, minWidth);
    if ('address' in saved) return saved.address;
    problems['picture'] = saved.problem;
  } else if (kept === '') {
    problems['picture'] = 'Choose a picture';
  }
  return kept;
}
