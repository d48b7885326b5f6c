import { withoutTurning } from '#i18n/without-turning.ts'
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
    const names = wrong?.tooLarge.map(({ name }) => withoutTurning(name)) ?? []
    text.textContent = names.length > 0 ? `${names.join(', ')}: ${why}` : why
    place.hidden = !wrong
  })
}
