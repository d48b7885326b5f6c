import { rangeText } from './range-text.ts'

/** Writes a slider's number beside its label while it moves. */
export function enhanceRanges(root: Document): void {
  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'range') return
    const output = root.getElementById(`${target.id}-value`)
    const { rangePrefix: prefix, rangeSuffix: suffix, rangeSuffixOne } = output?.dataset ?? {}
    if (!output || prefix === undefined) return
    const affixes = { prefix, suffix, suffixOne: rangeSuffixOne }
    output.textContent = rangeText(target.valueAsNumber, affixes, output.lang)
    target.setAttribute('aria-valuetext', output.textContent)
  })
}
