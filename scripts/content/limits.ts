/** What the pull waits for and takes in at most. Times in milliseconds, sizes in bytes; tests hand in shorter ones. */
export const LIMITS = {
  /** One read of the API, body included (decisions, 6). */
  readTimeoutMs: 15_000,
  /** Waits before the second and third attempt at a read that got no answer. */
  retryDelaysMs: [500, 2_000] as readonly number[],
  readMaxBytes: 20 * 1024 * 1024,
  concurrentReads: 6,
  pictureTimeoutMs: 10_000,
  pictureMaxBytes: 12 * 1024 * 1024,
  /** Width times height; 40 million is a 7,700 x 5,200 photo. */
  pictureMaxPixels: 40_000_000,
  encodingTimeoutSeconds: 20,
  concurrentPictures: 8,
  redirects: 3,
  /** One HTML document; beyond it the text is left out, since half a legal text is worse than none. */
  htmlMaxLength: 500_000,
};
export type Limits = typeof LIMITS;
