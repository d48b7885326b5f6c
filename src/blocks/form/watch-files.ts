import { takeBackChoice } from '#platform/files/upload-limits.ts'

/** Says at once which files are too large to be sent, in the words that the server gave them. */
export function watchFiles(root: Document): void {
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
    const problem = takeBackChoice(target)?.problem
    target.setCustomValidity((problem && target.dataset[problem]) ?? '')
    target.reportValidity()
  })
}
