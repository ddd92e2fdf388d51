/** Writes down each address that the shop puts into the address bar from now on. For `before`. */
export const recordAddresses = (addresses: string[]) => {
  for (const way of ['pushState', 'replaceState'] as const) {
    const go = window.history[way].bind(window.history)
    jest.spyOn(window.history, way).mockImplementation((...[state, unused, url]) => {
      go(state, unused, url)
      addresses.push(window.location.pathname + window.location.search + window.location.hash)
    })
  }
}
