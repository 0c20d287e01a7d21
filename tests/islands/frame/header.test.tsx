import { beforeEach, expect, it } from 'vitest';
import '@/components/frame/header';

let dialog: HTMLDialogElement;

function open(opener: HTMLElement | undefined): void {
  opener?.focus();
  dialog.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }));
}

beforeEach(() => {
  document.body.innerHTML = '<button>Details</button><dialog></dialog>';
  dialog = document.querySelector('dialog') as HTMLDialogElement;
});

it('lets a dialog grow from the button that opened it', () => {
  const button = document.querySelector('button') as HTMLElement;
  button.getBoundingClientRect = () => new DOMRect(innerWidth - 100, 0, 100, 50);
  open(button);
  expect(dialog.style.getPropertyValue('--origin')).toBe(`calc(50% + ${innerWidth / 2 - 50}px) calc(50% + ${25 - innerHeight / 2}px)`);
});

it('lets one that nothing opened grow from its middle', () => {
  open(undefined);
  expect(dialog.style.getPropertyValue('--origin')).toBe('');
});
