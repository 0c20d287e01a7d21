interface Crumb {
  name: string;
  url: string;
}

/** JSON-LD nodes (https://schema.org). All addresses are absolute. */
export const organization = (name: string, url: string, logo: string | undefined) => ({
  '@type': 'Organization',
  name,
  url,
  ...(logo && { logo }),
});

export const webSite = (name: string, url: string, inLanguage: string) => ({
  '@type': 'WebSite',
  name,
  url,
  inLanguage,
});

export const webPage = (name: string, url: string, inLanguage: string, image: string) => ({
  '@type': 'WebPage',
  ...{ name, url, inLanguage, image },
});

export const breadcrumbList = (crumbs: Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

export const itemList = (items: Crumb[]) => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url,
  })),
});

export const faqPage = (question: string, answer: string, inLanguage: string) => ({
  '@type': 'FAQPage',
  inLanguage,
  mainEntity: [
    { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } },
  ],
});

/** The text of the JSON-LD script. `<` is escaped, since a name from the backend may contain `</script>`. */
export function jsonLd(nodes: object[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll(
    '<',
    '\\u003c',
  );
}
