// Stands inline at the end of the page (scripts/pagePlugin.cjs): shows what can be shown before the shop is there,
// and says when its scripts come. `root`, `screenOf` and `giveUp` are those of showShell.js.
{
  removeEventListener('DOMContentLoaded', giveUp)
  const add = (id) => document.head.append(document.getElementById(id).content)
  const waited = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const garment = screenOf('garment')
  const show = () => {
    const whole = screenOf('whole')
    const screen = whole ?? screenOf('part')
    if (garment) screen.querySelector('main').replaceChildren(garment)
    root.replaceChildren(screen)
    root.dataset.prerendered = whole || garment ? 'whole' : 'part'
    root.inert = false
  }
  const beginScripts = () => {
    // The first script has come meanwhile. It begins when the screen is painted; in a tab that nobody sees,
    // nothing is.
    const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    Promise.race([painted, waited(300)]).then(() => add('first-script'))
    // The picture that is seen first has the line to itself, but not for long; then come the next ones.
    const picture = root.querySelector('img[fetchpriority="high"]')
    const next = () => {
      add('next-scripts')
      if (garment) add('garment-scripts')
    }
    if (!picture || picture.complete) return next()
    for (const end of ['load', 'error']) picture.addEventListener(end, next)
    setTimeout(next, 1000)
  }
  // The letters are in the page, but a browser takes a moment to read them: no word is to move when it has.
  add('letters')
  if (garment) add('garment-style')
  const letters = ['Resham Display', 'Resham Sans'].map((name) => document.fonts.load(`1em '${name}'`))
  Promise.race([Promise.allSettled(letters), waited(3000)])
    .then(show)
    .then(beginScripts)

  const isOurs = ({ src = '' }) => src.startsWith(`${location.origin}/assets/`)
  addEventListener('error', ({ target }) => isOurs(target) && giveUp(), { capture: true })
  addEventListener('unhandledrejection', giveUp)

  // Until the shop takes over (src/app/takeOver.ts), which does then what was pressed here.
  root.addEventListener('submit', (event) => event.preventDefault())
  root.addEventListener('click', ({ target }) => {
    const button = root.dataset.prerendered && target.closest('button')
    if (button) button.dataset.pressed = ''
  })
}
