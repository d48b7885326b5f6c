import { afterChoice } from '#consent/after-choice.ts'
import { ESSENTIAL } from '#consent/categories.ts'
import { findConsent } from '#consent/consent-cookie.ts'
import { CHAT_BUTTON_ID } from './chat-button-id.ts'

/** Pages of an installation without a chat have no button, and load nothing. */
export function startChat(page: Document): void {
  const button = page.querySelector<HTMLButtonElement>(`#${CHAT_BUTTON_ID}`)
  if (!button) return
  afterChoice(page, async () => {
    const { offerChat } = await import('./offer-chat.ts')
    offerChat(button, findConsent(page.cookie)?.some((category) => category !== ESSENTIAL) === true)
  })
}
