import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { Builder, By, Capabilities, until, type WebDriver } from 'selenium-webdriver';
import { type Driver, SCREEN, WAIT_MS } from './driver.ts';
import { waitForPort } from './wait-for-port.ts';

const DISPLAY = ':77';
const PORT = 4477;
const BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/** WebKitGTK by WebDriver, on a screen of its own. It has no phone's screen: its window is as narrow as it can be. */
export async function startWebKit(): Promise<Driver> {
  const processes: ChildProcess[] = [spawn('Xvfb', [DISPLAY, '-screen', '0', '1024x900x24'], { stdio: 'ignore' })];
  const env = { ...process.env, DISPLAY, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  processes.push(spawn('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${PORT}`], { stdio: 'ignore', env }));
  await waitForPort(PORT);
  const [binary = ''] = globSync(BROWSERS);
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } });
  let driver: WebDriver | undefined;
  const current = () => {
    if (!driver) throw new Error('WebKit has not started');
    return driver;
  };
  const restart = async () => {
    await driver?.quit();
    driver = await new Builder().usingServer(`http://127.0.0.1:${PORT}`).withCapabilities(capabilities).build();
    await driver
      .manage()
      .window()
      .setRect({ ...SCREEN, x: 0, y: 0 });
  };
  await restart();
  const find = async (selector: string) => {
    const element = await current().wait(until.elementLocated(By.css(selector)), WAIT_MS);
    await current().executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    return element;
  };
  return {
    open: (address) => current().get(address),
    evaluate: (expression) => current().executeScript(`return (${expression})`),
    tap: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).sendKeys(text),
    upload: async (selector, file) => (await current().findElement(By.css(selector))).sendKeys(file),
    async tabs() {
      const here = await current().getWindowHandle();
      const addresses: string[] = [];
      for (const handle of await current().getAllWindowHandles()) {
        await current().switchTo().window(handle);
        addresses.push(await current().getCurrentUrl());
      }
      await current().switchTo().window(here);
      return addresses;
    },
    screenshot: async (file) => writeFileSync(file, await current().takeScreenshot(), 'base64'),
    restart,
    async close() {
      await driver?.quit();
      for (const started of processes) started.kill();
    },
  };
}
