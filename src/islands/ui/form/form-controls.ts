type Control = HTMLInputElement | HTMLSelectElement;

function valueIn(control: Control): string | boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;
}

/** The named controls of a form in the order of the page. A file's is not among them: what it holds is a path that means nothing. */
function controlsOf(form: HTMLFormElement | null): Control[] {
  return [...(form?.elements ?? [])].filter(
    (element): element is Control => (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== '',
  );
}

/** What the named controls of a form hold just now: text, or whether a checkbox is checked. */
export function readControls(form: HTMLFormElement | null): Record<string, string | boolean> {
  const readable = controlsOf(form).filter(({ type }) => type !== 'file');
  return Object.fromEntries(readable.map((control) => [control.name, valueIn(control)]));
}

export function writeControl(form: HTMLFormElement | null, name: string, text: string): void {
  for (const control of controlsOf(form)) if (control.name === name) control.value = text;
}

/** Puts the focus on the first of these controls in the order of the page. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  controlsOf(form)
    .find(({ name }) => names.includes(name))
    ?.focus();
}
