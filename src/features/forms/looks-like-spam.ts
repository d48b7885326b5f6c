import type { Answer } from './submission-body.ts'

/**
 * Whether a message is so plainly an advertisement that nobody shall be disturbed by it: an address
 * of the web in a line that asks for a name, or half a dozen of them in a text. It is kept as spam,
 * so that a mistake can be put right.
 */
export function looksLikeSpam(answers: readonly Answer[]): boolean {
  return answers.some(({ kind, value }) => {
    const text = value.join('\n')
    if (kind === 'fields.text') return webAddress.test(text)
    if (kind !== 'fields.long-text') return false
    return markup.test(text) || (text.match(webAddresses)?.length ?? 0) > 5
  })
}

const webAddress = /https?:\/\/|\bwww\.\S+\.\S/i
const webAddresses = /https?:\/\/|\bwww\.\S+\.\S/gi
/** How programs write links into guest books. No tag is read beyond the next one: that takes half a second. */
const markup = /\[url[=\]]|\[link[=\]]|<a\s[^<>]*href/i
