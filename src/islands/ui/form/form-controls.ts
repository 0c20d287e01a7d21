type Control = HTMLInputElement | HTMLSelectElement;

function controlValue(control: Control): string | boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;
}

/** The named controls of a form in the order of the page. */
function controlsOf(form: HTMLFormElement | null): Control[] {
  return [...(form?.elements ?? [])].filter(
    (element): element is Control => (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== '',
  );
}

/** The current values of a form's controls by name. Without file inputs, whose value is a path that means nothing. */
export function readControls(form: HTMLFormElement | null): Record<string, string | boolean> {
  const readable = controlsOf(form).filter(({ type }) => type !== 'file');
  return Object.fromEntries(readable.map((control) => [control.name, controlValue(control)]));
}

/** Sets the value of the controls with this name. */
export function writeControl(form: HTMLFormElement | null, name: string, text: string): void {
  for (const control of controlsOf(form)) if (control.name === name) control.value = text;
}

/** Focuses the first control on the page with one of these names. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  controlsOf(form)
    .find(({ name }) => names.includes(name))
    ?.focus();
}
