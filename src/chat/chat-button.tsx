import { translator } from '#i18n/translator.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { ChatIcon } from '#ui/icons/icons.tsx'
import { CHAT_BUTTON_ID } from './chat-button-id.ts'

/** Hidden until script shows it: without script there is no chat, and before a choice no consent. */
export function ChatButton({ appId, locale }: { appId: string; locale: Locale }) {
  const t = translator(locale, 'shell')
  return (
    <aside className="chat" aria-label={t('chat')} hidden data-print="hide">
      <button
        id={CHAT_BUTTON_ID}
        className="chat__button"
        type="button"
        data-app-id={appId}
        data-language={parseLocale(locale).language}
      >
        <ChatIcon />
        {/* A word beside the icon would lie on the page's content. */}
        <span className="ui-visually-hidden">{t('chat')}</span>
      </button>
      <span
        className="chat__status"
        role="status"
        data-opening={t('chatOpening')}
        data-failed={t('chatFailed')}
      />
    </aside>
  )
}
