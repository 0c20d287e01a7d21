/** Limits of the pull of which tests pass smaller ones. */
export const LIMITS = {
  /** One read of the API, body included. */
  readTimeoutMs: 15_000,
  /** Before the second and third attempt at a read that got no answer. */
  retryDelaysMs: [500, 2_000] as readonly number[],
  readMaxBytes: 20 * 1024 * 1024,
  pictureTimeoutMs: 10_000,
  pictureMaxBytes: 12 * 1024 * 1024,
  /** Width times height; 40 million is a 7,700 x 5,200 photo. */
  pictureMaxPixels: 40_000_000,
  svgTimeoutMs: 10_000,
};
export type Limits = typeof LIMITS;
