/** Takes a list; appends each URL that is pushed or replaced from now on. For `before` of `renderApp`. */
export const recordUrls = (urls: string[]) => {
  for (const method of ['pushState', 'replaceState'] as const) {
    const navigate = window.history[method].bind(window.history)
    jest.spyOn(window.history, method).mockImplementation((...[state, unused, url]) => {
      navigate(state, unused, url)
      urls.push(window.location.pathname + window.location.search + window.location.hash)
    })
  }
}
