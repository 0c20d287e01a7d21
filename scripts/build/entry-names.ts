/** The script of a component is called `Header.astro`, without the rest of Astro's name for it, which cost every page thirty bytes. */
export function entryFileNames({ name }: { name: string }): string {
  return `_astro/${name.replace(/_astro_type_script.*/, '')}.[hash].js`;
}
