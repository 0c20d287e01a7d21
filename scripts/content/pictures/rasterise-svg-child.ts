import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** A picture inside the SVG may have any number of pixels. */
const MAX_MEMORY_BYTES = 500 * 1024 * 1024;
setInterval(
  () => process.memoryUsage.rss() > MAX_MEMORY_BYTES && process.kill(process.pid, 'SIGKILL'),
  20,
).unref();

/** Renders the SVG on standard input as a PNG of the width that is the argument. */
try {
  const svg = await buffer(process.stdin);
  const { width = 0 } = await sharp(svg).metadata();
  const density = 72 * (Number(process.argv[2]) / Math.max(width, 1));
  process.stdout.write(
    await sharp(svg, { failOn: 'error', density: Math.min(Math.max(density, 1), 100_000) })
      .png()
      .toBuffer(),
  );
} catch (error) {
  console.error((error as Error).message);
}
