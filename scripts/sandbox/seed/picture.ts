/** Address of a drawn WebP picture, relative to the backend's origin as the wire carries it. */
export function picture(folder: string, name: string | number): string {
  return `/media/${folder}/${encodeURIComponent(name)}.webp`;
}
