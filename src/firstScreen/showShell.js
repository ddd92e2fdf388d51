// Stands inline in the page (scripts/pagePlugin.cjs), before the letters and the larger screens: what the build
// wrote of this address without its contents is painted while they are still on the line.
//
// It is no module: showScreen.js, at the end of the page, uses what is declared here.
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

// A shop that does not come, or cannot begin, must not look as if it were there.
const giveUp = () => {
  const notice = document.getElementById('not-loaded')
  if (!root.dataset.prerendered || !notice) return
  notice.querySelector('a').href = location.origin + location.pathname + location.search
  notice.hidden = false
}
// Where the line broke within the page, the end of it, which takes this back, never comes.
addEventListener('DOMContentLoaded', giveUp)

// A copy: the words are not to be seen before their letters are there, and words that are new cannot move.
root.dataset.prerendered = 'shell'
root.inert = true
root.append(screenOf('part').cloneNode(true))
