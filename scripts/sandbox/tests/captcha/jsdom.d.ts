/** The part of jsdom that loads scripts; the package brings no types. */
declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM<Page = Window> {
    constructor(text: string, options: { url: string; runScripts: 'dangerously'; resources: 'usable'; virtualConsole: VirtualConsole });
    readonly window: Page;
  }
}
