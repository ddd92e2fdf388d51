// Stands inline in the page (scripts/pagePlugin.cjs), before the letters and the larger screens: what the build
// wrote of this address without its contents is painted while they are still on the line.
const root = document.getElementById('root')

/** Finds what the build wrote (src/prerender.tsx) for this address and this window, to this extent. */
const screenOf = (extent) => {
  const address = location.pathname + (location.search && '?')
  const isFor = ({ dataset: { addresses, media } }) =>
    addresses.split(' ').some((each) => each === address || each === '*') && matchMedia(media).matches
  const screen = [...document.querySelectorAll(`template[data-extent=${extent}]`)].find(isFor)?.content
  for (const element of screen?.querySelectorAll('[data-style]') ?? [])
    element.style.cssText = element.dataset.style
  return screen
}

// A copy: the words are not to be seen before their letters are there, and words that are new cannot move.
root.dataset.prerendered = 'shell'
root.inert = true
root.append(screenOf('part').cloneNode(true))
