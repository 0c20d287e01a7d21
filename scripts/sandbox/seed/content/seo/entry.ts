/** One search-engine entry as the backend sends it (spec section 3). */
export interface SeoRow {
  url: string;
  title: string;
  description: string;
  og_title: string;
  og_description: string;
}
