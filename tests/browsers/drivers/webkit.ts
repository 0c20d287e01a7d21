import { globSync, writeFileSync } from 'node:fs';
import { Builder, By, Capabilities, until, type WebDriver } from 'selenium-webdriver';
import { type Driver, SCREEN, WAIT_MS } from './driver.ts';
import { startWebKitDriver } from './webkit-process.ts';

const BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/** WebKitGTK by WebDriver, on a screen of its own. It has no phone's screen: its window is as narrow as it can be. */
export async function startWebKit(): Promise<Driver> {
  const { address, stop } = await startWebKitDriver();
  try {
    const driver = await openWebKit(address);
    return {
      ...driver,
      async close() {
        await driver.close().finally(stop);
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
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
