/** What a form tells the page when React has hydrated it. */
export const LIVE_EVENT = 'form:live';

type Control = HTMLInputElement | HTMLSelectElement;

function controlValue(control: Control): string | boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox'
    ? control.checked
    : control.value;
}

/** The named controls of a form in the order of the page. */
function controlsOf(form: HTMLFormElement | null): Control[] {
  return [...(form?.elements ?? [])].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
      element.name !== '',
  );
}

/** A file input's value is a path that means nothing, and one of several radios is not the value of all. */
function hasOwnValue({ type }: Control): boolean {
  return type !== 'file' && type !== 'radio';
}

/** The current values of a form's controls by name. Files and radios have none: their island sets the field's value. */
export function readControls(form: HTMLFormElement | null): Record<string, string | boolean> {
  const readable = controlsOf(form).filter(hasOwnValue);
  return Object.fromEntries(readable.map((control) => [control.name, controlValue(control)]));
}

/** Sets the controls that have another value than the form's. */
export function writeControls(
  form: HTMLFormElement | null,
  values: Readonly<Record<string, unknown>>,
): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (typeof value === 'string' && hasOwnValue(control) && control.value !== value)
      control.value = value;
  }
}

/** The first control on the page with one of these names, or what stands in the place of one (`data-field`). */
export function firstField(
  form: HTMLFormElement | null,
  names: readonly string[],
): HTMLElement | undefined {
  return [
    ...(form?.querySelectorAll<HTMLElement>('input[name], select[name], [data-field]') ?? []),
  ].find((element) =>
    names.includes(element.getAttribute('name') ?? element.dataset['field'] ?? ''),
  );
}
