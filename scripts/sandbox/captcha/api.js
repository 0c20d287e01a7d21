// Stands in for Google's api.js, as its documentation describes the invisible widget: explicit rendering only. It makes no HTML, no style and no
// code from text, so it runs under the site's policy.
{
  const source = new URL(document.currentScript.src);
  const widgets = [];

  const widgetOf = (id = 0) => {
    if (!widgets[id])
      throw new Error(
        widgets.length ? `Invalid reCAPTCHA client id: ${id}` : 'No reCAPTCHA clients exist.',
      );
    return widgets[id];
  };

  const clear = (widget) => {
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
      const { token } = await answer.json();
      if (round !== widget.round) return;
      widget.response.value = token;
    } catch {
      if (round === widget.round) parameters['error-callback']?.();
      return;
    }
    parameters.callback?.(widget.response.value);
  };

  window.grecaptcha = {
    ready: (callback) => void queueMicrotask(callback),
    render(element, parameters) {
      if (element.hasChildNodes())
        throw new Error('reCAPTCHA has already been rendered in this element');
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
}
