/** Writes a slider's number beside its label while it moves. */
export function enhanceRanges(root: Document): void {
  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'range') return
    const output = root.getElementById(`${target.id}-value`)
    const { rangePrefix, rangeSuffix } = output?.dataset ?? {}
    if (!output || rangePrefix === undefined) return
    const number = new Intl.NumberFormat(output.lang).format(target.valueAsNumber)
    output.textContent = rangePrefix + number + rangeSuffix
    target.setAttribute('aria-valuetext', output.textContent)
  })
}
