/** Whether a click is an ordinary one. With another button or a modifier key the browser itself opens a tab, a window or a menu. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
