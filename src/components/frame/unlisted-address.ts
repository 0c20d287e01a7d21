/** Search engines, which run a page's scripts, should not list addresses with parameters (decisions, 34). No file host can tell one by its query. */
if (location.search) document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }));

export {};
