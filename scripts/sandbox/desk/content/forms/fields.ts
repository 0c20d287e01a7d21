import { html } from 'hono/html';
import type { Html } from '../../../pages/page-frame.ts';

interface Field {
  name: string;
  label: string;
  value: string;
  problem: string | undefined;
}

type Described = Pick<Field, 'name' | 'problem'> & { hint?: string };

/** A label over its control, with a hint, and with what is wrong. */
function labelled({ name, label, problem, hint }: Described & { label: string }, control: Html) {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${control}
    ${problem === undefined ? '' : html`<p class="problem" id="${name}-problem">${problem}</p>`}
  </div>`;
}

function description({ name, problem, hint }: Described) {
  const ids = [...(hint === undefined ? [] : [`${name}-hint`]), ...(problem === undefined ? [] : [`${name}-problem`])];
  return html`${ids.length === 0 ? '' : html` aria-describedby="${ids.join(' ')}"`}${problem === undefined ? '' : html` aria-invalid="true"`}`;
}

/** A required text; `max` in characters. */
export function textField(field: Field & { max: number }) {
  const { name, value, max } = field;
  return labelled(field, html`<input id="${name}" name="${name}" value="${value}" maxlength="${max}" required${description(field)}>`);
}

/** A required text of HTML; `max` in characters. */
export function htmlField(field: Field & { max: number }) {
  const { name, value, max } = field;
  return labelled(
    field,
    html`<textarea id="${name}" name="${name}" rows="14" maxlength="${max}" required spellcheck="false"${description(field)}>
${value}</textarea>`,
  );
}

export function choice(field: Field & { options: readonly (readonly [value: string, label: string])[] }) {
  const { name, value, options } = field;
  return labelled(
    field,
    html`<select id="${name}" name="${name}"${description(field)}>${options.map(
      ([option, label]) => html`<option value="${option}"${option === value ? ' selected' : ''}>${label}</option>`,
    )}</select>`,
  );
}

/** A file field, with the picture that is kept where no other is chosen: a browser forgets the file when a form comes back. */
export function pictureField({ problem, value, hint }: { problem: string | undefined; value: string; hint: string }) {
  return html`<div class="picture">
    ${value === '' ? '' : html`<img src="${value}" alt="The picture so far" loading="lazy"><input type="hidden" name="kept" value="${value}">`}
    ${labelled(
      { name: 'picture', label: value === '' ? 'Picture' : 'Another picture', problem, hint },
      html`<input type="file" id="picture" name="picture" accept="image/jpeg,image/png,image/webp,image/gif,image/avif"${description({ name: 'picture', problem, hint })}>`,
    )}
  </div>`;
}

/** Stands over a form that was not accepted. */
export function formAlert(hasProblems: boolean) {
  return hasProblems
    ? html`<p role="alert">Nothing was published. What is wrong stands at each field; everything you typed is still here.</p>`
    : '';
}
