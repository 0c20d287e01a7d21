// Stands in for Google's api.js, as its documentation describes the invisible widget: explicit rendering only. It makes no HTML, no style and no
// code from text, so it runs under the site's policy.
{
  const source = new URL(document.currentScript.src);
  const widgets = [];

  const call = (callback, ...values) => (typeof callback === 'string' ? window[callback] : callback)?.(...values);

  const widgetOf = (id = 0) => {
    if (!widgets[id]) throw new Error(widgets.length ? `Invalid reCAPTCHA client id: ${id}` : 'No reCAPTCHA clients exist.');
    return widgets[id];
  };

  const elementOf = (container) => {
    const element = typeof container === 'string' ? document.getElementById(container) : container;
    if (!(element instanceof Element)) throw new Error('reCAPTCHA placeholder element must be an element or id');
    if (element.hasChildNodes()) throw new Error('reCAPTCHA has already been rendered in this element');
    return element;
  };

  const clear = (widget) => {
    clearTimeout(widget.expiry);
    widget.round += 1;
    widget.response.value = '';
  };

  const check = async (widget) => {
    const { round, parameters } = widget;
    const address = new URL('token', source);
    address.searchParams.set('k', parameters.sitekey);
    try {
      const answer = await fetch(address, { cache: 'no-store', credentials: 'omit' });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      const { token, expires_in_ms } = await answer.json();
      if (round !== widget.round) return;
      widget.response.value = token;
      widget.expiry = setTimeout(() => {
        clear(widget);
        call(parameters['expired-callback']);
      }, expires_in_ms);
    } catch {
      if (round === widget.round) call(parameters['error-callback']);
      return;
    }
    call(parameters.callback, widget.response.value);
  };

  window.grecaptcha = {
    ready: (callback) => void queueMicrotask(callback),
    render(container, parameters = {}) {
      const element = elementOf(container);
      if (!parameters.sitekey) throw new Error('Missing required parameters: sitekey');
      const response = document.createElement('textarea');
      response.name = 'g-recaptcha-response';
      response.hidden = true;
      element.append(response);
      return widgets.push({ parameters, response, round: 0 }) - 1;
    },
    execute(id) {
      const widget = widgetOf(id);
      clear(widget);
      void check(widget);
    },
    reset: (id) => clear(widgetOf(id)),
    getResponse: (id) => widgetOf(id).response.value,
  };

  const onload = source.searchParams.get('onload');
  if (onload) queueMicrotask(() => call(onload));
}
