/** Keeps addresses with parameters out of search engines, which run this script (decisions, 34); a file host cannot tell them apart by the query. */
if (location.search) document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }));

export {};
