import { takeBackChoice } from '#platform/files/upload-limits.ts'

/**
 * Says at once which files are too large to be sent, in the words that the server gave them, and goes
 * on saying so until others are chosen: the form is sent without them.
 */
export function watchFiles(root: Document): void {
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
    const place = root.getElementById(`${target.id}-choice`)
    const text = place?.querySelector('span')
    if (!place || !text) return
    const wrong = takeBackChoice(target)
    const why = (wrong && target.dataset[wrong.problem]) ?? ''
    // A name in a script that runs the other way turns nothing around it.
    const names = wrong?.tooLarge.map(({ name }) => `\u2068${name}\u2069`) ?? []
    text.textContent = names.length > 0 ? `${names.join(', ')}: ${why}` : why
    place.hidden = !wrong
  })
}
