/** Address of a WebP picture of `data/pictures`, as the API sends it: relative to the backend's origin. */
export function pictureAddress(folder: string, name: string | number): string {
  return `/media/${folder}/${encodeURIComponent(name)}.webp`;
}
