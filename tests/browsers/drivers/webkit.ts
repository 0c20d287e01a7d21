import { spawn } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Capabilities, until, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../scripts/test/free-port.ts';
import { type Driver, POLL_MS, SCREEN, WAIT_MS } from './driver.ts';

const BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';
const DESKTOP = ['--auto-servernum', '--server-args=-screen 0 1024x900x24', 'dbus-run-session', '--'];
const ENVIRONMENT = { LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };

/**
 * WebKitGTK by WebDriver, on a port and a screen that nobody has. It has no phone's screen: its window is as narrow as it can be. The driver ends with
 * the browser, when it does not start, and with this process.
 */
export async function startWebKit(): Promise<Driver> {
  const port = await freePort();
  const command = [...DESKTOP, 'WebKitWebDriver', `--port=${port}`];
  const { pid } = spawn('xvfb-run', command, { stdio: 'ignore', env: { ...process.env, ...ENVIRONMENT }, detached: true });
  const stop = () => {
    process.off('exit', stop);
    try {
      // With all that it has started.
      if (pid) process.kill(-pid, 'SIGTERM');
    } catch {
      // It has ended already.
    }
  };
  process.once('exit', stop);
  try {
    const address = `http://127.0.0.1:${port}`;
    await waitForDriver(address);
    const driver = await openWebKit(address);
    return { ...driver, close: () => driver.close().finally(stop) };
  } catch (error) {
    stop();
    throw error;
  }
}

/** @throws Error when the driver does not answer in time */
async function waitForDriver(address: string): Promise<void> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await setTimeout(POLL_MS);
  }
  throw new Error(`No WebDriver answers at ${address}`);
}

async function openWebKit(address: string): Promise<Driver> {
  const [binary = ''] = globSync(BROWSERS);
  let driver: WebDriver;
  const start = async (mayRunScripts: boolean) => {
    await driver?.quit();
    const args = ['--automation', `--enable-javascript=${mayRunScripts}`];
    const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } });
    driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
    await driver
      .manage()
      .window()
      .setRect({ ...SCREEN, x: 0, y: 0 });
  };
  await start(true);
  const find = async (selector: string) => {
    const element = await driver.wait(until.elementLocated(By.css(selector)), WAIT_MS);
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    return element;
  };
  return {
    open: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    tap: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).sendKeys(text),
    upload: async (selector, file) => (await driver.findElement(By.css(selector))).sendKeys(file),
    async tabs() {
      const here = await driver.getWindowHandle();
      const addresses: string[] = [];
      for (const handle of await driver.getAllWindowHandles()) {
        await driver.switchTo().window(handle);
        addresses.push(await driver.getCurrentUrl());
      }
      await driver.switchTo().window(here);
      return addresses;
    },
    screenshot: async (file) => writeFileSync(file, await driver.takeScreenshot(), 'base64'),
    restartWithoutScript: () => start(false),
    close: () => driver.quit(),
  };
}
